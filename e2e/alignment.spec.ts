import { expect, type Locator, test } from '@playwright/test';
import { sideways } from './steps/barriers.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openDemo, openDesk, openSignedIn } from './steps/sign-in.ts';

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const endOf = async (part: Locator) => {
  const { x, width } = await boxOf(part);
  return x + width;
};

test('the buttons of a row end at the edge of its list, and stand at the end of its last line on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/test/businesses');
  const list = page.getByRole('table', { name: 'Businesses' });
  const qualify = list.getByRole('link', { name: /^Qualify/ }).first();
  await expect.poll(async () => (await endOf(list)) - (await endOf(qualify))).toBeLessThanOrEqual(12);

  await openDesk(page, '/operations');
  const queue = page.getByRole('table', { name: 'Queue' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await endOf(queue);
    const ends = await Promise.all((await queue.getByRole('button', { name: /^Claim/ }).all()).map(endOf));
    for (const end of ends) expect(edge - end, `at ${width} px`).toBeLessThanOrEqual(36);
  }
});

test('where the list of what needs a person leaves out columns, its business has their room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await openDemo(page, '/test');
  const widthOf = async (head: string) =>
    (await boxOf(page.getByRole('columnheader', { name: head }).first())).width;
  expect(await widthOf('Select')).toBeLessThan(48);
  expect(await widthOf('Business')).toBeGreaterThan(200);
});

test('the fee and the readiness of each state of a plan are whole beside a certificate to order', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('Wide Matrix'));
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-FL', 'US-IL', 'US-OH'],
  });
  await openSignedIn(page, `/test/plans/${plan.id}`);
  const frame = page.locator('.plan-matrix .ledger-frame');
  await expect(frame.getByRole('link', { name: /^1 needed, order by/ })).toHaveCount(2);
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('what ends the service of an agent stands on the line of its row', async ({ page }) => {
  const business = await addBusiness(freshName('STALL Agent Line'));
  const filing = await submitInOhio(business);
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `/test/businesses/${business}`);
  const row = page.getByRole('table', { name: 'Registered agents' }).getByRole('row', { name: /Active/ });
  const foot = (words: Locator) =>
    words.evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().bottom;
    });
  const served = await foot(row.getByText('Us', { exact: true }));
  const end = await foot(row.getByText('End service', { exact: true }));
  expect(Math.abs(end - served)).toBeLessThanOrEqual(2);
});

test('a button beside an input is as tall as the input', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/test/businesses/new');
  const input = page.getByRole('searchbox', { name: 'Name or number' });
  const button = page.getByRole('button', { name: 'Search the register' });
  const [beside, typed] = [await boxOf(button), await boxOf(input)];
  expect([beside.y, beside.height]).toEqual([typed.y, typed.height]);
});

test('the filters of the businesses and the buttons beside them stand on one line, with a filter set too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/test/businesses?pending=true&can_qualify=false');
  const filters = page.getByRole('group', { name: 'Filters' });
  const footOf = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  const search = await footOf(filters.getByRole('searchbox', { name: 'Name or number' }));
  for (const name of ['Clear all', 'CSV'])
    expect(Math.abs((await footOf(filters.getByText(name))) - search), name).toBeLessThanOrEqual(12);
  const clipped = await filters
    .locator('select')
    .evaluateAll((selects) =>
      selects.filter((select) => select.scrollWidth > select.clientWidth).map((select) => select.id),
    );
  expect(clipped).toEqual([]);
});

test('the comma after the link of a source stands on the line of the link, however wide the page is', async ({
  page,
}) => {
  await openDemo(page, '/test/rules/US-NY');
  await expect(page.getByRole('heading', { name: 'After the filing' })).toBeVisible();
  for (let width = 360; width <= 460; width += 5) {
    await page.setViewportSize({ width, height: 900 });
    const parted = await page.locator('main a[target=_blank] svg').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const after = icon.closest('a')?.nextSibling;
        if (!after?.textContent?.startsWith(',')) return [];
        const comma = document.createRange();
        comma.setStart(after, 0);
        comma.setEnd(after, 1);
        const isBelow = comma.getBoundingClientRect().top > icon.getBoundingClientRect().bottom;
        return isBelow ? [icon.closest('a')?.textContent] : [];
      }),
    );
    expect(parted, `at ${width} px`).toEqual([]);
  }
});

test('a page that shows no time of day names no time zone, even if it prints one', async ({ page }) => {
  await openDemo(page, '/live/settings/statements');
  await expect(page.getByText('Nothing was charged in')).toBeVisible();
  await expect(page.getByText(/^Times are in/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Times are in/)).toBeVisible();
});

test('the table of a plan shows its last column without scrolling, also where documents are still to be ordered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const business_id = await addBusiness(freshName('Whole Matrix'));
  const jurisdictions = ['US-FL', 'US-MA', 'US-NC', 'US-DC', 'US-TX', 'US-IL'];
  const { id } = await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions });
  await openSignedIn(page, `/test/plans/${id}`);
  const table = page.getByRole('table', { name: 'States of the plan' });
  await expect(table.getByText(/needed, order by/).first()).toBeVisible();
  const frame = table.locator('..');
  for (const width of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await frame.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(hidden, `at ${width} px`).toBe(0);
  }
});

test('without colors of its own, the map still shows which states are chosen and which cannot be', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const business_id = await addBusiness(freshName('No Colors'));
  await openSignedIn(page, `/test/plans/new?business=${business_id}`);
  const tile = (state: string) => page.locator('label.tile').filter({ has: page.getByLabel(state) });
  const marked = (state: string) =>
    tile(state).evaluate((part) => {
      const { outlineStyle, borderTopStyle } = getComputedStyle(part);
      return [outlineStyle, borderTopStyle];
    });
  await page
    .getByRole('checkbox', { name: /^Nevada/ })
    .first()
    .check();
  await expect.poll(() => marked('Nevada')).toEqual(['solid', 'solid']);
  expect(await marked('Ohio')).toEqual(['none', 'solid']);
});

test('no list is wider than its page where every column is first shown, and names have their room', async ({
  page,
}) => {
  await openDemo(page, '/test');
  for (const list of ['filings', 'businesses', 'plans', 'calendar', 'settings/members', 'developers/keys']) {
    await page.goto(`/test/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [1100, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${list} at ${width} px`).toBe(0);
      const names = page.locator('.ledger th[scope=row]:has(.record)');
      const widths = await names.evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
      expect(Math.min(...widths, 999), `the names of ${list} at ${width} px`).toBeGreaterThan(150);
    }
  }
});

test('a tablet shows every column of a list and of where a business is registered, without moving it sideways', async ({
  page,
}) => {
  await openDemo(page, '/test/businesses?q=Northwind');
  const business = await page
    .getByRole('link', { name: 'Northwind Freight, LLC', exact: true })
    .getAttribute('href');
  for (const path of [`${business}`, '/test/plans', '/test/cases', '/test/documents', '/test/calendar']) {
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page
        .locator('.ledger-frame')
        .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
      expect(Math.max(...hidden), `${path} at ${width} px`).toBe(0);
    }
  }
});
