import type { BrowserContext, Page } from '@playwright/test';
import { demoAccess } from './access.ts';
import { api } from './service.ts';
import { openDemo, openDesk } from './sign-in.ts';

export type Visit = { path: string; storageState?: Awaited<ReturnType<BrowserContext['storageState']>> };

/** Every address, with the session that may open it. */
export async function everyVisit(page: Page): Promise<Visit[]> {
  await openDemo(page, '/test');
  const screens = await everyScreen(page);
  const signedIn = await page.context().storageState();
  await openDesk(page, '/operations');
  const ofStaff = await page.context().storageState();
  const ofEverybody = ['/docs', '/docs/guides', '/docs/problems'];
  return [
    { path: '/sign-in' },
    ...[...screens, ...ofEverybody].map((path) => ({ path, storageState: signedIn })),
    ...(await everyDeskScreen()).map((path) => ({ path, storageState: ofStaff })),
  ];
}

/** Every address of the dashboard, each with something of the demo organization on it. */
export async function everyScreen(page: Page): Promise<string[]> {
  const business = await firstOf('/v1/business');
  // Of a record of a registration elsewhere, the choice of states leads on to this one.
  const home = await firstOf('/v1/business?registration=formation');
  const completed = await firstOf('/v1/filing?status=completed');
  const open = await firstOf('/v1/filing');
  const asked = await firstOf('/v1/case?status=open');
  const { documents } = await ofDemo<{ documents: { id: string }[] }>('GET', `/v1/filing/${completed}`);
  const { endpoint, delivery } = await webhook();
  await page.goto('/test/plans');
  const link = page.locator('a[href*="/plans/"]:not([href*="/new"])');
  const several = page.getByRole('row').filter({ hasText: '6 states' });
  const draft = await page
    .getByRole('row')
    .filter({ has: link, hasNotText: / states/ })
    .first()
    .locator(link)
    .getAttribute('href');
  const plan = await several.locator(link).getAttribute('href');
  const paths = [
    '',
    '/filings',
    '/filings/report',
    `/filings/${open}`,
    `/filings/${completed}`,
    '/plans',
    '/plans/new',
    `/plans/new?business=${home}`,
    '/formations/new',
    '/businesses',
    '/businesses/new',
    '/businesses/import',
    `/businesses/${business}`,
    `/businesses/${business}/edit`,
    '/cases',
    '/calendar',
    '/calendar?view=month',
    '/documents',
    '/agent-mail',
    `/agent-mail/${await firstOf('/v1/agent-mail')}`,
    '/rules',
    '/rules/US-TX',
    '/rules/compare?a=US-DE&b=US-NY',
    '/help',
    '/developers/keys',
    '/developers/webhooks',
    `/developers/webhooks/${endpoint}`,
    `/developers/webhooks/deliveries/${delivery}`,
    '/developers/requests',
    `/developers/requests/${await refusedRequest()}`,
    '/developers/events',
    `/developers/events?event=${await firstOf('/v1/event')}`,
    `/cases/${asked}`,
    '/settings/profile',
    '/settings/security',
    '/settings/notifications',
    '/settings/organization',
    '/settings/members',
    '/settings/approvals',
    '/approvals',
    '/settings/statements',
    '/settings/audit',
    `/documents/${documents[0]?.id}`,
    '/filings/00000000-0000-7000-8000-000000000000',
  ];
  const ofPlan = ['', '/send', '/sending', '/states/US-MT'].map((path) => `${plan}${path}`);
  return [...paths.map((path) => `/test${path}`), `${draft}`, `${draft}/review`, ...ofPlan];
}

/** Every address of the operations desk, which its staff opens. */
async function everyDeskScreen(): Promise<string[]> {
  const access = { ...demoAccess(), test_key: demoAccess().operator_key };
  const first = async (status: string) => {
    const path = `/v1/operations/filing?status=${status}`;
    const { data } = await api<{ data: { id: string }[] }>('GET', path, undefined, access);
    return `/operations/filings/${data[0]?.id}`;
  };
  return [
    '/operations',
    await first('processing'),
    '/operations/mail',
    '/operations/mail/recorded',
    '/operations/report',
    '/operations/keys',
    await first('filed'),
  ];
}

const ofDemo = <T>(method: string, path: string, body?: unknown) => api<T>(method, path, body, demoAccess());

/**
 * An endpoint without a receiver, and the delivery of a test message to it. It is enabled anew, and so does not count as
 * failing: the home page of the demo stays as other tests read it.
 */
async function webhook(): Promise<{ endpoint: string; delivery: string }> {
  const { id } = await ofDemo<{ id: string }>('POST', '/v1/webhook-endpoint', {
    url: 'http://127.0.0.1:9/webhooks',
    event_types: ['filing.completed'],
  });
  const delivery = await ofDemo<{ id: string }>('POST', `/v1/webhook-endpoint/${id}/test`, {});
  for (const status of ['disabled', 'enabled'])
    await ofDemo('PATCH', `/v1/webhook-endpoint/${id}`, { status });
  return { endpoint: id, delivery: delivery.id };
}

/** A request that was refused, so that the log keeps both its bodies. */
async function refusedRequest(): Promise<string> {
  const { url, test_key } = demoAccess();
  const answer = await fetch(`${url}/v1/business`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${test_key}`, 'Content-Type': 'application/json' },
    body: '{"legal_name":""}',
  });
  return answer.headers.get('X-Request-Id') ?? '';
}

async function firstOf(list: string): Promise<string> {
  const { data } = await ofDemo<{ data: { id: string }[] }>('GET', list);
  const first = data[0];
  if (!first) throw new Error(`${list} is empty`);
  return first.id;
}
