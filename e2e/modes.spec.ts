import { expect, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { startPlan } from './steps/plan.ts';
import { everyScreen } from './steps/screens.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openDemo, openSignedIn } from './steps/sign-in.ts';

const lists = ['business', 'filing', 'case', 'plan', 'obligation', 'agent-mail', 'event', 'webhook-endpoint'];

/** The ids of the demo's objects in one mode, and of their documents. */
async function idsOf(key: string): Promise<string[]> {
  type Item = { id: string; documents?: { id: string }[] };
  const access = { ...demoAccess(), test_key: key };
  const found = await Promise.all(
    lists.map((list) => api<{ data: Item[] }>('GET', `/v1/${list}?limit=100`, undefined, access)),
  );
  return found
    .flatMap(({ data }) => data)
    .flatMap(({ id, documents = [] }) => [id, ...documents.map((one) => one.id)]);
}

test('no page shows objects of the other mode', async ({ page }) => {
  await openDemo(page, '/test');
  const screens = await everyScreen(page);
  const ids = { test: await idsOf(demoAccess().test_key), live: await idsOf(demoAccess().live_key) };
  for (const [mode, other] of [
    ['test', 'live'],
    ['live', 'test'],
  ] as const) {
    let shown = 0;
    for (const screen of screens) {
      const path = screen.replace('/test', `/${mode}`);
      const html = await (await page.request.get(path)).text();
      // The not-found page for an address of the other mode contains that address.
      const foreign = ids[other].filter((id) => html.includes(id) && !path.includes(id));
      expect.soft(foreign, path).toEqual([]);
      if (ids[mode].some((id) => html.includes(id))) shown += 1;
    }
    expect(shown, `screens of ${mode} with something of their own`).toBeGreaterThan(5);
  }
});

test('the URL of a list shows the same rows in another browser', async ({ page, browser, baseURL }) => {
  await openDemo(page, '/test/filings');
  const status = page.getByRole('search').getByRole('combobox').first();
  await status.selectOption('completed');
  await page.waitForURL(/status=completed/);
  const names = (where: typeof page) => where.getByRole('table').getByRole('rowheader').allInnerTexts();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  const { pathname, search } = new URL(page.url());
  await openDemo(other, pathname + search);
  await expect(other.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  // The first page shows the rows from before until those of the filter arrive.
  await expect(async () => {
    expect(await names(page)).not.toEqual([]);
    expect(await names(other)).toEqual(await names(page));
  }).toPass();
  await device.close();
});

test('after an ended session, signing in returns to the same page', async ({ page, context }) => {
  await openDemo(page, '/test/filings?status=completed&sort=name');
  await expect(page.getByRole('table')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await expect(page).toHaveURL(/\/test\/filings\?status=completed&sort=name$/);
});

for (const path of [
  '/test/filings?status=canceled&sort=name',
  '/test/businesses?dir=desc',
  '/test/cases?due=month',
]) {
  test(`the CSV of ${path} has the rows of the filter, in order`, async ({ page }) => {
    await openDemo(page, path);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const csv = await (await page.request.get(href ?? '')).text();
    const lines = csv.trim().split(/\r?\n/);
    await expect(rows).toHaveCount(lines.length);
    for (const [index, line] of lines.entries()) {
      if (index === 0) continue;
      const link = await rows.nth(index).getByRole('link').first().getAttribute('href');
      expect(line).toContain(/[0-9a-f-]{36}/.exec(link ?? '')?.[0] ?? 'no id');
    }
  });
}

test('in forced colors nothing shows through the band of test mode, and at 400 % no bar lies over a form', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Low'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  const bar = page.locator('[data-form-bar]');
  await expect(bar).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toHaveCSS('position', 'static');
  await page.emulateMedia({ forcedColors: 'active' });
  const seeThrough = 'rgba(0, 0, 0, 0)';
  await expect(page.locator('[data-hatch]')).not.toHaveCSS('background-color', seeThrough);
});
