import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { fontsLoaded, sideways } from './steps/barriers.ts';
import { formWithEin } from './steps/desk.ts';
import { addBusiness, address, api, freshName, submitInOhio } from './steps/service.ts';
import { openDemo, openDesk, openSignedIn } from './steps/sign-in.ts';

const lists = [
  '',
  '/filings',
  '/filings?status=completed',
  '/cases',
  '/developers/requests',
  '/developers/events',
];

/** No partner has called a fresh demo. */
async function callAsPartner(): Promise<void> {
  const { url, test_key } = demoAccess();
  const headers = { Authorization: `Bearer ${test_key}` };
  await fetch(`${url}/v1/business?q=Granite`, { headers });
  const refused = await fetch(`${url}/v1/business?limit=none`, { headers });
  expect(refused.status).toBe(400);
}

test('on a wide screen each row of a list is one line, and truncated text is complete in its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await callAsPartner();
  const opened = [
    ...lists.map((list) => [`/test${list}`, openDemo] as const),
    ['/operations', openDesk] as const,
  ];
  for (const [list, open] of opened) {
    const rows = page.locator('table.ledger tbody tr:has(td)');
    await expect(async () => {
      await open(page, list);
      await expect(rows.first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const seen = await rows.evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        cut: [...row.querySelectorAll<HTMLElement>('[data-cut] > div')]
          .filter((cell) => cell.scrollWidth > cell.clientWidth)
          .filter((cell) => !cell.title || !cell.textContent.includes(cell.title))
          .map((cell) => cell.textContent),
      })),
    );
    for (const { height, cut } of seen) {
      expect.soft(height, list).toBeLessThan(48);
      expect.soft(cut, list).toEqual([]);
    }
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect.soft(overflows, list).toBe(false);
  }
});

test('on a wide screen the queue of the desk has the whole name of a partner, and most of it beside a flag', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const robot = { ...demoAccess(), test_key: demoAccess().operator_key };
  type Counts = { organizations: { id: string; name: string }[] };
  const { organizations } = await api<Counts>('GET', '/v1/operations/count', undefined, robot);
  for (const [partner, least] of [
    ['Corvid Compliance Services', 1],
    ['Larkspur Legal Group', 0.9],
  ] as const) {
    const { id } = organizations.find(({ name }) => name === partner) ?? {};
    await openDesk(page, `/operations?organization_id=${id}`);
    const shown = page.getByRole('cell', { name: partner }).first().locator('div');
    const share = await shown.evaluate(({ clientWidth, scrollWidth }) => clientWidth / scrollWidth);
    expect(share, partner).toBeGreaterThanOrEqual(least);
  }
});

test('back in a list, focus is at the row that one came from', async ({ page }) => {
  await openDemo(page, '/test/filings');
  const third = page.getByRole('rowheader').nth(2).getByRole('link');
  const address = await third.getAttribute('href');
  await third.click();
  await page.waitForURL(`**${address}`);
  const title = page.locator('#page-title');
  await expect(title).toBeFocused();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Filings' }).click();
  await expect(third).toHaveAttribute('href', address ?? '');
  await expect(third).toBeFocused();
  await page.goBack();
  await expect(title).toBeFocused();
  await page.goForward();
  await expect(third).toBeFocused();
});

test('the keys of a list move among the plans too', async ({ page }) => {
  await openDemo(page, '/test/plans');
  const rows = page.getByRole('table', { name: 'Plans' }).locator('th[scope=row] a');
  // Keys work only after hydration, which nothing on the page shows; k stays at the first row.
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(rows.first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
});

test('on a phone a row in the tables of a business and of a plan takes a few lines, and what is empty takes none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/test/businesses?q=Northwind');
  await page.getByRole('link', { name: 'Northwind Freight, LLC', exact: true }).click();
  const most = { 'Registrations by state': 90, 'Registered agents': 175, Activity: 100 };
  for (const [table, height] of Object.entries(most))
    await expectLow(page.getByRole('table', { name: table }), height);

  await page.goto('/test/plans');
  await page.getByRole('link', { name: 'Keystone Arbor Staffing, LLC', exact: true }).click();
  await expectLow(page.getByRole('table', { name: 'States of the plan' }), 195);
});

async function expectLow(table: Locator, height: number): Promise<void> {
  const rows = table.locator('tbody tr:has(td)');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect.soft(Math.max(...heights)).toBeLessThan(height);
  expect.soft(await rows.locator('td:visible').filter({ hasText: /^—?$/ }).count()).toBe(0);
}

test('on a phone a row of a list takes a few lines, and what is empty takes none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await callAsPartner();
  const most = {
    '/businesses': 150,
    '/documents': 175,
    '/filings': 165,
    '/calendar': 230,
    '/rules': 110,
    // Of one kind: other tests add entries of other kinds, with more lines.
    '/settings/audit?kind=filing': 150,
    '/developers/events': 125,
    '/developers/requests': 150,
  };
  for (const [list, height] of Object.entries(most)) {
    await openDemo(page, `/test${list}`);
    const rows = page.locator('table.ledger tbody tr:has(td)');
    await expect(rows.first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    const middle = heights.sort((one, other) => one - other)[Math.floor(heights.length / 2)];
    expect.soft(middle, list).toBeLessThan(height);
    const dashes = rows.locator('td:visible').filter({ hasText: /^—$/ });
    expect.soft(await dashes.count(), `${list}, empty cells`).toBe(0);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), list)
      .toBe(false);
  }
});

test('on a phone the home page is short, and each shortened section says how many it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/test');
  await expect(page.getByRole('heading', { level: 1, name: 'Needs you' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Other tests add to the demo, so its height is not fixed: two rows of each kind, and the link to all of them.
  const groups = page.locator('table.ledger').first().locator('tbody');
  for (const group of await groups.all())
    expect(await group.locator('tr:has(td):visible').count()).toBeLessThanOrEqual(3);
  const all = page.getByRole('link', { name: /^Show all \d+/ }).first();
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  const queue = page.locator('table.ledger').first();
  await expect(queue.locator('tbody tr:has(td):visible')).toHaveCount(count);
});

test('on a tablet the head of a list stands above its first row, and every column is in sight', async ({
  page,
}) => {
  await openDemo(page, '/test');
  for (const place of ['', '/filings', '/plans', '/businesses', '/cases', '/calendar', '/documents'])
    await expectInSight(page, `/test${place}`);
  await formWithEin();
  await openDesk(page, '/operations');
  await expectInSight(page, '/operations');
});

async function expectInSight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await fontsLoaded(page);
  for (const width of [640, 768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { hidden, covered } = await page
      .locator('.ledger-frame')
      .first()
      .evaluate((frame) => {
        const box = (part: string) => frame.querySelector(part)?.getBoundingClientRect();
        return {
          hidden: frame.scrollWidth - frame.clientWidth,
          covered: (box('thead th')?.bottom ?? 0) - (box('tbody tr')?.top ?? 0),
        };
      });
    expect.soft(hidden, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(covered, `${path} at ${width} px`).toBeLessThanOrEqual(1);
  }
}

test('filings are narrowed to a business; the list of them is loaded when the filter is opened', async ({
  page,
}) => {
  const name = freshName('STALL Chosen');
  const business = await addBusiness(name);
  await submitInOhio(business);
  await openSignedIn(page, '/test/filings');
  const choice = page.getByLabel('Business', { exact: true });
  await expect(choice.locator('option')).toHaveText(['Any business']);
  await page.getByText('More filters').click();
  await choice.selectOption({ label: name });
  await expect(page).toHaveURL(new RegExp(`business_id=${business}`));
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: name })).toHaveCount(1);
  await page.reload();
  await expect(choice.locator('option:checked')).toHaveText(name);
});

test('a name that is one long word breaks, and no page scrolls sideways', async ({ page }) => {
  const name = (letter: string) => letter.repeat(250);
  await api('POST', '/v1/webhook-endpoint', {
    url: `http://127.0.0.1:9/${name('w')}`,
    event_types: ['filing.created'],
  });
  const id = await addBusiness(`${name('W')}, LLC`, undefined, {
    registration_number: '7'.repeat(60),
    owners: [
      { name: { type: 'entity', entity_name: name('O') }, address, role: 'member' },
      { name: { type: 'person', first: 'Maria', last: 'Okafor' }, ownership_percent: 40 },
    ],
  });
  const plan = await api<{ id: string }>('POST', '/v1/plan', { business_id: id, jurisdictions: ['US-TX'] });
  const filing = await api<{ id: string }>('POST', '/v1/filing/foreign-qualification', {
    ...{
      business_id: id,
      jurisdiction: 'US-KY',
      email: 'filings@northwind.example',
      principal_address: address,
    },
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
  });
  const { id: caseId } = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
  });
  await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
    fields: [
      { name: 'principal_address', type: 'object', description: 'Where is its principal office?' },
      { name: 'member_count', type: 'number', description: 'How many members are there?' },
    ],
  });
  await openSignedIn(page, '/test');
  const opened = [
    '',
    '/businesses',
    `/businesses/${id}`,
    `/businesses/${id}/edit`,
    '/filings',
    `/cases/${caseId}`,
    '/plans',
    `/plans/${plan.id}`,
    `/plans/${plan.id}/review`,
    '/calendar',
  ];
  for (const path of opened) {
    await page.goto(`/test${path}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [1440, 900, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await expect(async () => {
    await page.goto('/test');
    await expect(page.getByRole('row').filter({ hasText: '127.0.0.1:9' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const path of ['', '/businesses']) await expectInSight(page, `/test${path}`);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`/test/filings/${filing.id}`);
  await page.getByRole('button', { name: 'Cancel filing' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeLessThan(390);
});

test('a space, or a pasted list of names, is a search like any other', async ({ page }) => {
  const pasted = Array.from({ length: 12 }, (_, index) => `Blue Heron ${index}, LLC`).join(' ');
  const lists = ['filings', 'businesses', 'documents', 'cases', 'agent-mail', 'developers/requests'];
  for (const open of [
    ...lists.map((list) => () => openDemo(page, `/test/${list}`)),
    () => openDesk(page, '/operations'),
  ]) {
    await open();
    const search = page.getByRole('searchbox').first();
    const none = page.getByText(/^(No|Nothing) .*match(es)? these filters|^No filing/);
    await search.fill(pasted);
    await expect(none.first()).toBeVisible();
    await search.fill(' ');
    await expect(none).toHaveCount(0);
    await expect(search).toBeVisible();
  }
});
