import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('times are in the person’s time zone, which is named once per page, on every page after the first at once', async ({
  page,
  browser,
}) => {
  const business = await addBusiness(freshName('STALL Hours'));
  const path = `/test/businesses/${business}`;
  await openSignedIn(page, path);
  await expectZone(page, 'America/New_York', 'Eastern Time');
  await page.reload();
  await expectZone(page, 'America/New_York', 'Eastern Time');
  expect(await writtenFor(page, path)).toContain('Eastern Time');

  const abroad = await elsewhere(browser, page);
  await abroad.goto(path);
  await expectZone(abroad, 'Asia/Kolkata', 'India Standard Time');
  expect(await writtenFor(abroad, path)).toContain('India Standard Time');
  await abroad.context().close();
});

test('a page without times names no time zone', async ({ page }) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Due')));
  const asked = await api<{ id: string }>('POST', `/v1/sandbox/filing/${id}/case`, {
    kind: 'missing_information',
  });
  await openSignedIn(page, `/test/cases/${asked.id}`);
  await expect(page.getByText(/by \d+:\d\d [AP]M/).first()).toBeVisible();
  await expect(page.getByText(/^Times are in/)).toBeVisible();
  await page.goto('/test/settings/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Times are in/)).toBeHidden();
});

test('the days by which filings are narrowed begin in UTC, as the filter says', async ({ page }) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Narrowed')));
  const { created_at } = await api<{ created_at: string }>('GET', `/v1/filing/${id}`);
  await openSignedIn(page, '/test/filings');
  await page.getByText('More filters').click();
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'STALL Narrowed' });
  await page.getByLabel('Created from (UTC)').fill(created_at.slice(0, 10));
  await expect(page).toHaveURL(/created_after=/);
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Created before (UTC)').fill(created_at.slice(0, 10));
  await expect(page).toHaveURL(/created_before=/);
  await expect(rows).toHaveCount(0);
});

test('on the evening of a day that is over in UTC, what is due on it is not overdue, and the month shows that day as today', async ({
  page,
  browser,
}) => {
  const business_id = await addBusiness(freshName('Evening'));
  const { now } = await api<{ now: string }>('GET', '/v1/sandbox/clock');
  const [today, tomorrow] = [1, 2].map((days) => isoDay(Date.parse(now) + days * 86_400_000));
  await api('POST', '/v1/obligation', { business_id, kind: 'license', title: 'Renewal', due_on: today });
  await api('POST', '/v1/sandbox/clock', { now: `${tomorrow}T02:30:00Z` });
  await openSignedIn(page, '/test');
  const honolulu = await elsewhere(browser, page, 'Pacific/Honolulu');
  await honolulu.goto('/test/calendar');
  const row = honolulu.getByRole('row').filter({ hasText: 'Renewal' });
  await expect(row.locator('[data-chip]')).toHaveText('Due');
  await honolulu.goto('/test/calendar?view=month');
  const marked = honolulu.locator('td[aria-current=date]');
  await expect(marked).toContainText(String(Number(today?.slice(8))));
  await expect(marked).toContainText('Renewal');
  await honolulu.context().close();
});

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The same session on a device whose clock is in another zone. */
async function elsewhere(browser: Browser, page: Page, timezoneId = 'Asia/Kolkata'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: demoAccess().url,
    timezoneId,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

/** The server's markup, before any script runs. */
async function writtenFor(page: Page, path: string): Promise<string> {
  return (await page.context().request.get(path)).text();
}

async function expectZone(page: Page, timeZone: string, name: string): Promise<void> {
  await expect(page.getByText(/^Times are in/)).toHaveText(`Times are in ${name}.`);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const moments = page.locator('main time').filter({ hasText: /\d\d:\d\d/ });
  // The name of the zone may appear before the rest of the page has loaded.
  await expect(moments.first()).toBeVisible();
  for (const moment of await moments.all()) {
    const value = await moment.getAttribute('datetime');
    await expect(moment).toContainText(clock.format(new Date(value ?? '')));
  }
}
