import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers, sideways } from './steps/barriers.ts';
import { startPlan } from './steps/plan.ts';
import { openQuestion } from './steps/questions.ts';
import { addBusiness, freshName, submitInOhio } from './steps/service.ts';
import { joinAnother, openDemo, openSignedIn } from './steps/sign-in.ts';
import { holdScripts } from './steps/slow-scripts.ts';

test('test mode is shown by text, URL, title and icon; live mode by its name', async ({ page }) => {
  await openSignedIn(page, '/test/filings');
  await expect(page.getByText('Nothing here is filed or billed.')).toBeVisible();
  await expect(page).toHaveTitle(/^\[Test\] /);
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-test.svg');
  const toLive = page.getByRole('link', { name: 'Go to live' });
  const question = page.getByRole('dialog', { name: 'Go to live mode?' });
  await toLive.click();
  await question.getByRole('button', { name: 'Stay in test mode' }).click();
  await expect(question).toBeHidden();
  await expect(toLive).toBeFocused();
  await toLive.click();
  await question.getByRole('button', { name: 'Go to live mode' }).click();
  await page.waitForURL('**/live/filings');
  await expect(page.getByText('Nothing here is filed or billed.')).toBeHidden();
  await expect(page).not.toHaveTitle(/Test/);
  // It is asked once in a session.
  await page.getByRole('link', { name: 'Go to test' }).click();
  await page.waitForURL('**/test/filings');
  await toLive.click();
  await page.waitForURL('**/live/filings');
});

test('the tab of a page that is not there says so', async ({ page }) => {
  const id = '01970c5e-8f00-7c3a-9b1d-000000000000';
  const titles = {
    '/test/nowhere': 'There is no page at this address',
    [`/test/filings/${id}`]: 'There is no such filing here',
    [`/test/plans/${id}`]: 'This plan was not found',
  };
  for (const [path, title] of Object.entries(titles)) {
    await openSignedIn(page, path);
    await expect(page).toHaveTitle(`[Test] ${title} · Statehouse`);
  }
});

test('an unknown address is shown inside the frame, with the way back', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSignedIn(page, '/test');
  for (const path of ['/test/nowhere', '/live/filings/nowhere/at/all', '/nowhere', '/nowhere/at/all']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  }
  await page.goto('/live/nowhere');
  await page.getByRole('link', { name: 'Go to what needs you' }).click();
  await page.waitForURL('**/live');
  const stranger = await browser.newContext({ baseURL });
  const outside = await stranger.newPage();
  expect((await outside.goto('/nowhere'))?.status()).toBe(404);
  await expect(outside.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await outside.goto('/test/nowhere');
  await expect(outside).toHaveURL(/\/sign-in\?next=%2Ftest%2Fnowhere$/);
  await stranger.close();
});

test('a link to a filing of another organization of the person opens it there', async ({ page }) => {
  await openSignedIn(page, '/test');
  const other = await joinAnother();
  const legalName = freshName('Elsewhere');
  const { id } = await submitInOhio(await addBusiness(legalName, other), other);
  await page.goto(`/test/filings/${id}?from=mail`);
  await expect(page.getByRole('heading', { name: 'There is no such filing here' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Look for it in another organization of yours:' })
    .getByRole('button', { name: 'Okafor Compliance' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/test/filings/${id}\\?from=mail$`));
});

/** Goes on in the other organization of the person. */
async function goOnElsewhere(page: Page): Promise<void> {
  await page.goto('/test/filings');
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('group', { name: 'Go on in' }).getByRole('button').click();
  await page.waitForURL('**/test');
}

/** Comes back to a tab of the organization before, which says so. */
async function noticeOf(page: Page): Promise<Locator> {
  const notice = page.getByRole('status').filter({ hasText: 'You opened this tab in' });
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(async () => [await comeBack(), await notice.count()][1]).toBe(1);
  return notice;
}

test('after a switch the frame is of the other organization, and what is done is done there', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings');
  await joinAnother();
  await page.reload();
  const frame = page.locator('[data-organization]');
  const before = await frame.getAttribute('data-organization');
  await goOnElsewhere(page);
  await expect(frame).not.toHaveAttribute('data-organization', before ?? '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('lena@okafor.example');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText('lena@okafor.example');
});

test('what is done in a tab of one organization is not done in another one, in which another tab went on', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test');
  await joinAnother();
  await page.goto('/test/settings/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('lena@okafor.example');

  const other = await context.newPage();
  await goOnElsewhere(other);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByRole('alert')).toContainText('In another tab you went on in another organization');
  await page.keyboard.press('Escape');
  const notice = await noticeOf(page);
  expect(await barriers(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Go back to Okafor Compliance' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByLabel('Email address').fill('lena@okafor.example');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText('lena@okafor.example');
  await other.goto('/test/settings/members');
  await expect(other.getByRole('table', { name: 'Invitations' })).toContainText('lena@okafor.example');
});

test('a tab of one organization finds nothing of another one, in which another tab went on', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test');
  const legalName = freshName('Elsewhere');
  await addBusiness(legalName, await joinAnother());
  await page.goto('/test/filings');
  await goOnElsewhere(await context.newPage());
  // A file would be of the other one: none comes.
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.getByRole('link', { name: 'CSV' }).click();
  await expect(page.getByText('You opened this tab in')).toBeVisible();
  expect(files).toEqual([]);
  await page.getByRole('button', { name: /^Search( Ctrl K)?$/ }).click();
  await page.getByRole('searchbox', { name: 'Search everything' }).fill(legalName);
  await expect(page.getByText('The search could not be reached.')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${legalName}`) })).toHaveCount(0);
});

test('what is typed into a form while another tab is in another organization is saved after going back', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test');
  await joinAnother();
  await startPlan(page, await addBusiness(freshName('Kept')), 'US-OH', 'Ohio');
  const address = page.url();
  await openQuestion(page, 'Contact for this filing');
  const name = page
    .getByRole('group', { name: 'Contact for this filing' })
    .getByLabel('Name', { exact: true });

  await goOnElsewhere(await context.newPage());
  await name.fill('Ines Okafor');
  await expect(page.getByText('Not saved')).toBeVisible();
  const notice = await noticeOf(page);
  await notice.getByRole('button', { name: 'Go back' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await openQuestion(page, 'Contact for this filing');
  await expect(name).toHaveValue('Ines Okafor');
});

test('the guides in Help can be searched, and link to the page that they are about', async ({ page }) => {
  await openSignedIn(page, '/test/filings');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.waitForURL('**/test/help');
  await page.getByLabel('Search the guides').fill('LAWYER receipt');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Agent mail', 'For programmers']);
  await page.getByLabel('Search the guides').fill('zebra');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('heading', { name: 'The keyboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Agent mail' }).click();
  await page.waitForURL('**/test/agent-mail');
});

// first-visit.spec.ts opens each screen and checks that no page violates its policy.
test('every page has a Content-Security-Policy with a nonce, and cannot be framed', async ({ page }) => {
  await openDemo(page, '/test');
  for (const path of ['/test', '/test/filings', '/test/plans', '/test/businesses', '/test/cases']) {
    const headers = (await page.request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'sha256-[\w+/=]{44}' 'strict-dynamic';/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('an area with tabs opens at its first page, with focus on the title', async ({ page }) => {
  await openDemo(page, '/test');
  const areas = page.getByRole('navigation', { name: 'Main' }).first();
  for (const [key, area, title] of [
    ['d', 'Developers', 'API keys'],
    ['s', 'Settings', 'Profile'],
  ] as const) {
    // Keys work only after hydration, which nothing on the page shows.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expect(areas.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'page');
  }
});

test('g and a letter open a page and focus its title; in a field they are typed', async ({ page }) => {
  await openDemo(page, '/test');
  // Keys work only after hydration, which nothing on the page shows.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.waitForURL('**/test/filings', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeFocused();
  await expect(page.getByRole('table')).toBeVisible();
  // The keys of a list work once its script is loaded, shortly after its rows appear.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('gb');
  await expect(page.getByRole('searchbox')).toHaveValue('gb');
  expect(page.url()).toContain('/test/filings');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Do what the main button of the form does')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the theme is chosen, and is in the HTML of the page, without any script', async ({
  page: signedIn,
  browser,
  baseURL,
}) => {
  await openSignedIn(signedIn, '/test/businesses');
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/test/businesses');
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await context.request.get('/test/businesses')).text();
  expect(html.slice(0, 400)).toContain('data-theme="dark"');
  await context.close();
});

test('the counts in the navigation are those of the API', async ({ page }) => {
  await openDemo(page, '/test');
  const counts = await (await page.request.get('/data/test/console/navigation-counts')).json();
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link', { name: /^Needs you/ })).toContainText(String(counts.needs_you));
  await expect(rail.getByRole('link', { name: /^Filings/ })).toContainText(String(counts.open_filings));
});

test('at 320 px every place is reached through the menu, and nothing scrolls sideways', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await openSignedIn(page, '/test');
  const buttons = page.getByRole('banner').getByRole('button');
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops), 'the buttons of the bar stand in one row').toBeLessThan(24);
  for (const name of ['Filings', 'Plans', 'Businesses', 'Cases', 'Needs you']) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('with the text of the browser at twice its size, no screen scrolls sideways at 1440 px', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const large = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await large.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await openDemo(page, '/test/filings');
  const filing = await page.locator('tbody a').first().getAttribute('href');
  const places = [
    '',
    '/filings',
    '/plans',
    '/plans/new',
    '/businesses',
    '/businesses/new',
    '/cases',
    '/calendar',
  ];
  const others = ['/documents', '/rules', '/developers/keys', '/settings/members', '/settings/audit'];
  for (const path of [...[...places, ...others].map((place) => `/test${place}`), `${filing}`]) {
    await page.goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
  }
  await large.close();
});

test('another site can neither read through the dashboard nor post to it', async ({ page, context }) => {
  await openSignedIn(page, '/test');
  const cross = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await context.request.get('/data/test/v1/filing', { headers: cross })).status()).toBe(403);
  expect((await context.request.get('/data/test/v1/filing')).status()).toBe(200);
  expect((await context.request.post('/data/test/v1/filing/foreign-qualification')).status()).toBe(404);
  const stranger = await page.context().browser()?.newContext();
  expect((await stranger?.request.get(new URL('/data/test/v1/filing', page.url()).href))?.status()).toBe(401);
  await stranger?.close();
});

test('a button pressed before hydration does its work after it, once', async ({ page }) => {
  await openSignedIn(page, '/test/filings');
  for (const press of [{ clickCount: 1 }, { clickCount: 2 }]) {
    const release = await holdScripts(page);
    await page.goto('/test/developers/webhooks', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add endpoint' }).click(press);
    release();
    const dialog = page.getByRole('dialog', { name: 'Add a test webhook endpoint' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('choices made before hydration are kept, in a list, a map and an upload', async ({ page }) => {
  const id = await addBusiness(freshName('Early Choice'));
  await openSignedIn(page, '/test/filings');
  let release = await holdScripts(page);
  await page.goto('/test/businesses', { waitUntil: 'commit' });
  await page.getByLabel('Home state').selectOption({ label: 'Delaware' });
  release();
  await page.waitForURL(/formation_jurisdiction=US-DE/);

  release = await holdScripts(page);
  await page.goto(`/test/businesses/${id}`, { waitUntil: 'commit' });
  const kind = page.getByLabel('Kind of document');
  const issued = page.getByLabel('Date of issue');
  await kind.selectOption('operating_agreement');
  await issued.fill('13/13/2026');
  await issued.press('Tab');
  release();
  // A later render would reset them.
  await expect(issued).toHaveAttribute('aria-invalid', 'true');
  await expect(kind).toHaveValue('operating_agreement');

  release = await holdScripts(page);
  await page.goto(`/test/plans/new?business=${id}`, { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Ohio' }).first().check();
  release();
  await expect(page.getByRole('button', { name: 'Open the Ohio form' })).toBeVisible();
});
