import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { fontsLoaded } from './steps/barriers.ts';
import { startPlan } from './steps/plan.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openDemo, openDesk, openSignedIn } from './steps/sign-in.ts';
import { loseScripts } from './steps/slow-scripts.ts';

/** No timer ends anymore. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Whether the page is only loaded for the case that it is opened. */
const isAhead = (request: Request) => Boolean(request.headers()['next-router-prefetch']);
const ofTree = (request: Request) => Boolean(request.headers()['next-router-segment-prefetch']);

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('what a press opens waits for nothing but its script', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/test/filings');
  await stopTime(page);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toBeFocused();
});

test('what a press opens while the service is away comes once it is back, and the page stays', async ({
  page,
}) => {
  await openSignedIn(page, '/test/developers/keys');
  const create = page.getByRole('button', { name: 'Create key' });
  await create.waitFor();
  await loseScripts(page);
  await create.click();
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
  await expect(create).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('dialog', { name: 'Create a test key' })).toBeVisible();
  await expect(page.getByText('A part of this page could not be loaded')).toHaveCount(0);
});

test('the next page waits for nothing but its answer', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/test/filings');
  await stopTime(page);
  for (const name of ['Cases', 'Businesses', 'Calendar']) {
    await places(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
});

/** Holds back the page Cases until the returned function is called. */
async function holdCases(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/test/cases?*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function expectCases(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

test('a page that takes longer shows that it is loading, and then itself', async ({ page }) => {
  await openSignedIn(page, '/test/filings');
  await page.waitForLoadState('networkidle');
  const link = places(page).getByRole('link', { name: 'Cases' });
  // First which page it is, then its skeleton, of which the router ends the rest.
  const isSkeleton = (request: Request) => isAhead(request) && !ofTree(request);
  const skeleton = Promise.race([
    page.waitForEvent('requestfinished', isSkeleton),
    page.waitForEvent('requestfailed', isSkeleton),
  ]);
  await link.hover();
  await skeleton;
  const release = await holdCases(page);
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'The page is loading' })).toBeVisible();
  await expect(page).toHaveURL('/test/cases');
  release();
  await expectCases(page);
});

test('a page of which nothing is there yet shows at the top of the window that it is loading', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings');
  const release = await holdCases(page);
  await places(page).getByRole('link', { name: 'Cases' }).click();
  await expect(page.locator('[data-waiting]')).toBeVisible();
  release();
  await expectCases(page);
});

for (const [what, fail] of [
  ['nobody answers', (route: Route) => route.abort('connectionrefused')],
  [
    'only a gateway answers',
    (route: Route) => route.fulfill({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  ],
] as const) {
  test(`a page that is opened while ${what} comes once it can, and the one before it stays until then`, async ({
    page,
  }) => {
    await openSignedIn(page, '/test/filings');
    await page.waitForLoadState('networkidle');
    await page.route('**/*', fail);
    await places(page).getByRole('link', { name: 'Cases' }).click();
    const away = page.getByRole('status').filter({ hasText: 'The service cannot be reached' });
    await expect(away).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
    await page.unrouteAll();
    await expectCases(page);
    await expect(away).toHaveCount(0);
  });
}

test('a file that does not come has its reason on the page: the service is away, or the session has ended', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/settings/audit');
  await page.waitForLoadState('networkidle');
  const file = page.getByRole('link', { name: 'Export' });
  await page.route('**/data/**', (route) => route.fulfill({ status: 503 }));
  await file.click();
  const away = page.getByRole('status').filter({ hasText: 'The file has not come' });
  await expect(away).toBeVisible();
  await page.unrouteAll();
  await expect(away).toHaveCount(0);
  const came = page.waitForEvent('download');
  await file.click();
  expect((await came).suggestedFilename()).toMatch(/\.jsonl$/);
  await context.clearCookies();
  await file.click();
  await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
});

test('a page asks for nothing twice, and for another page when a person points at its link', async ({
  page,
}) => {
  const ahead: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    (isAhead(request) ? ahead : asked).push(new URL(request.url()).pathname);
  });
  await openDemo(page, '/test/filings');
  await page.waitForLoadState('networkidle');
  expect(ahead).toEqual([]);
  expect(asked.filter((path, index) => asked.indexOf(path) < index)).toEqual([]);
  expect(asked).not.toContain('/data/test/console/navigation-counts');
  await places(page).getByRole('link', { name: 'Cases' }).hover();
  await places(page).getByRole('link', { name: 'Businesses' }).focus();
  await expect.poll(() => new Set(ahead)).toEqual(new Set(['/test/cases', '/test/businesses']));
});

test('what the first visit streams does not wait until long after the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    Object.assign(window, {
      // As if the first paint were noted already.
      $RT: 1_000_000,
      // No long timer ends.
      setTimeout: (run: () => void, ms?: number) => (Number(ms) > 100 ? 0 : start(run, ms)),
    });
  });
  // What hydrates is shown anyway.
  await loseScripts(page);
  await openDemo(page, '/test/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('the fields of a step at the desk are there before their script', async ({ page }) => {
  const access = { ...demoAccess(), test_key: demoAccess().operator_key };
  const filings = '/v1/operations/filing?status=filed';
  const { data } = await api<{ data: { id: string }[] }>('GET', filings, undefined, access);
  await loseScripts(page);
  await openDesk(page, `/operations/filings/${data[0]?.id}`);
  await expect(page.getByLabel('Registration number')).toBeVisible();
});

test('the fee of a form is there before its script, which does not ask for it again', async ({ page }) => {
  const business = await addBusiness(freshName('Early Fee'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  const total = page.getByText(/^Fee .+ USD by card/);
  await expect(total).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.endsWith('/fee'))).toEqual([]);
  await loseScripts(page);
  await page.reload();
  await expect(total).toBeVisible();
});

test('a document that opens moves nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/test/documents');
  const address = await page.locator('main a[href*="/test/documents/"]').first().getAttribute('href');
  const bytes = Promise.withResolvers<void>();
  await page.route('**/content', async (route) => {
    await bytes.promise;
    await route.continue();
  });
  await page.goto(String(address));
  const below = page.getByRole('heading', { name: 'About this document' });
  await expect(page.getByText('The document is loading')).toBeAttached();
  await page.waitForLoadState('load');
  await fontsLoaded(page);
  const placeOf = async () => (await below.boundingBox())?.y ?? Number.NaN;
  const before = await placeOf();
  bytes.resolve();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zoom in/ })).toBeVisible();
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(3);
});

test('the face of an identifier that comes late moves nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 844 });
  // It fills a line of the title to a pixel.
  const url = 'http://127.0.0.1:9/webhooks';
  const endpoint = await api<{ id: string }>('POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });
  await openSignedIn(page, '/test');
  const face = Promise.withResolvers<void>();
  await page.route('**/geist_mono*.woff2', async (route) => {
    await face.promise;
    await route.continue();
  });
  await page.goto(`/test/developers/webhooks/${endpoint.id}`, { waitUntil: 'domcontentloaded' });
  const title = page.getByRole('heading', { level: 1 });
  const heightOf = async () => (await title.boundingBox())?.height ?? Number.NaN;
  const hasFace = () => page.evaluate(() => document.fonts.check('16px geistMono'));
  await expect(title).toBeVisible();
  expect(await hasFace()).toBe(false);
  const before = await heightOf();
  face.resolve();
  await expect.poll(hasFace).toBe(true);
  expect(await heightOf()).toBe(before);
});

test('the fee and the comments of a filing have their place before they are read, and a page without scripts says so', async ({
  page: signedIn,
  browser,
}) => {
  const { url } = demoAccess();
  const filing = await submitInOhio(await addBusiness(freshName('Early')));
  await openSignedIn(signedIn, '/test/filings');
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ baseURL: url, storageState, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/test/filings/${filing.id}`);
  await expect(page.locator('noscript p')).toBeVisible();
  // Without scripts each part stays where the service wrote it: these are in the same one as the title.
  const first = page.locator('[hidden]').filter({ has: page.locator('h1') });
  await expect(first.locator('#fee tfoot')).toContainText('Estimated total');
  await expect(first.locator('#comments')).toContainText('Only your organization reads them');
  await context.close();
});
