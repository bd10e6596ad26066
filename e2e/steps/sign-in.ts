import type { BrowserContext, Page } from '@playwright/test';
import type { Role } from '../../lib/contract/roles.ts';
import { signDashboardToken } from '../../lib/session/sign-token.ts';
import { type Access, accessTo, dashboardSecret, demoAccess, ownAccess, ownOrganization } from './access.ts';
import type { Member } from './organization.ts';
import { take } from './pool.ts';

/** Signs in by the form, as the administrator of the test's own organization. */
export async function signIn(page: Page, { email, password } = ownAccess()): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the page as the administrator of the test's own organization, in which nothing is yet. */
export async function openSignedIn(page: Page, path: string): Promise<void> {
  await become(page.context(), ownAccess().email);
  await page.goto(path);
}

/** Opens the page as the demo organization's administrator: much is there to be looked at, and nothing is changed. */
export async function openDemo(page: Page, path: string): Promise<void> {
  await become(page.context(), demoAccess().email);
  await page.goto(path);
}

/** Opens the page as a lead at the operations desk, who sees the filings of all partners. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await become(page.context(), demoAccess().operator_email);
  await page.goto(path);
}

/** Opens the page as the demo's visitor, who needs no password and works in test mode alone. */
export async function openAsVisitor(page: Page, path: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await page.waitForURL('**/test');
  await page.goto(path);
}

/** Signs the browser in as another person of the test's own organization. */
export function becomeColleague(context: BrowserContext, name: Member): Promise<void> {
  return become(context, ownOrganization().emails[name]);
}

/** Opens the page as another member of the desk's staff who is not a lead: a person of the test's own organization. */
export async function openDeskAsFiler(page: Page, path: string): Promise<void> {
  const email = ownOrganization().emails['Priya Raman'];
  const { organization_id: organization } = await openSession(demoAccess().operator_email);
  const command = (name: string, rest: object) =>
    asDashboard('/console/administration', { command: name, email, ...rest });
  await command('add-person', { organization, roles: ['viewer'] });
  await command('grant-staff', { roles: ['filer'] });
  await become(page.context(), email);
  await page.goto(path);
}

/**
 * Makes the administrator of the test's own organization one of another organization too, and returns the access to
 * that one. Whoever signs in afterwards begins there.
 */
export async function joinAnother(): Promise<Access> {
  const access = accessTo(demoAccess().url, take(process.env.E2E_ORGANIZATIONS ?? ''));
  const { organization_id: organization } = await openSession(access.email);
  await asDashboard('/console/administration', {
    command: 'add-person',
    organization,
    email: ownAccess().email,
    roles: ['administrator'],
  });
  return access;
}

/** Signs the browser in as a new person of the test's own organization, with these roles. */
export async function becomeOneWith(context: BrowserContext, roles: readonly Role[]): Promise<void> {
  const { organization_id: organization } = await openSession(ownAccess().email);
  const email = `lena.sorin@${organization}.example`;
  await asDashboard('/console/administration', {
    command: 'add-person',
    organization,
    email,
    name: 'Lena Sorin',
    roles,
  });
  await become(context, email);
}

/** More members of the test's own organization, the last one with the highest number. */
export async function addMembers(count: number): Promise<void> {
  const { organization_id: organization } = await openSession(ownAccess().email);
  for (let at = 1; at <= count; at += 1)
    await asDashboard('/console/administration', {
      command: 'add-person',
      organization,
      email: `member.${at}@${organization}.example`,
      name: `Member ${at}`,
      roles: ['viewer'],
    });
}

async function become(context: BrowserContext, email: string): Promise<void> {
  const { raw_id } = await openSession(email);
  await context.addCookies([
    {
      name: 'statehouse.session',
      value: raw_id,
      url: demoAccess().url,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}

// As the dashboard does once a provider has verified an email: without a form or a password.
export function openSession(email: string): Promise<{ raw_id: string; organization_id: string }> {
  return asDashboard('/console/session', { verified_email: email });
}

async function asDashboard<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${demoAccess().url}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await signDashboardToken(dashboardSecret())}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} to ${JSON.stringify(body)}.`);
  return (await answer.json()) as T;
}
