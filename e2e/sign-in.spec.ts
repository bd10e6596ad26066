import { expect, test } from '@playwright/test';
import { demoAccess, ownAccess } from './steps/access.ts';
import { barriers, sideways } from './steps/barriers.ts';
import { becomeColleague, openSignedIn, signIn } from './steps/sign-in.ts';
import { holdScripts } from './steps/slow-scripts.ts';

test('by keyboard alone from a deep link to that very page', async ({ page }) => {
  const { email, password } = ownAccess();
  await page.goto('/test/filings?status=open&sort=name');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/test\/filings\?status=open&sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
});

test('who works at the desk begins there, and everybody else on the home page', async ({ page }) => {
  const { operator_email: email, operator_password: password } = demoAccess();
  await page.goto('/');
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, { ...ownAccess(), email, password });
  await expect(page).toHaveURL(/\/operations$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeFocused();
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signIn(page);
  await expect(page).toHaveURL(/\/test$/);
});

test('a wrong password is shown in a focused summary, and nothing typed is lost', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill('somebody@harborpine.example');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email address')).toHaveValue('somebody@harborpine.example');
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Email address')).toBeFocused();
});

test('a sign-in that nobody of ours answers stays on its page with what is typed, and is done once somebody does', async ({
  page,
}) => {
  const { email, password } = ownAccess();
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  const network = { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' };
  for (const answer of [null, network, { ...network, status: 503 }]) {
    await page.route('**/api/auth/**', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'The service cannot be reached right now' });
    await expect(summary).toBeFocused();
    // No field is wrong.
    await expect(summary.getByRole('link')).toHaveCount(0);
    await expect(page.getByLabel('Password')).toHaveValue(password);
    await page.unroute('**/api/auth/**');
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/test');
});

test('a person who submits before hydration is signed in after it', async ({ page }) => {
  const { email, password } = ownAccess();
  const release = await holdScripts(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('form[data-pressed]')).toBeVisible();
  expect(page.url()).not.toContain('?');
  release();
  await page.waitForURL('**/test');
});

test('without scripts the sign-in, and a link of an email, say what they need', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/sign-in', '/reset-password', '/invitation']) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toBeVisible();
  }
  await context.close();
});

test('empty fields are marked before anything is sent', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter your password.' })).toBeVisible();
});

test('a link to another site after the sign-in is not followed', async ({ page, baseURL }) => {
  await page.goto('/sign-in?next=https://evil.example/test');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await page.waitForURL('**/test');
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
});

test('after signing out no page opens without signing in, and nothing typed is left', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/cases');
  const kept = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  await page.evaluate(() => {
    localStorage.setItem('statehouse.test.plan.1', '"typed"');
    sessionStorage.setItem('statehouse.test.case.1', '"typed"');
  });
  await page.reload();
  expect(Object.keys(await kept())).toHaveLength(2);
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  expect(await kept()).toEqual({});
  await page.goto('/live/filings');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Flive%2Ffilings$/);
});

test('signing out in one tab forgets what was typed in another one, which leaves its page', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test');
  const other = await context.newPage();
  await other.goto('/test/businesses/new');
  await other.getByLabel('Legal name').fill('Typed and not saved, LLC');
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/sign-in');
  expect(await other.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});

test('what was typed when a session ended is there for the same person alone', async ({ page, context }) => {
  await openSignedIn(page, '/test/businesses/new');
  const name = page.getByLabel('Legal name');
  await name.fill('Typed and not saved, LLC');
  await context.clearCookies();
  await becomeColleague(context, 'Marcus Oyelaran');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Marcus Oyelaran' })).toBeVisible();
  await name.fill('Typed by another, LLC');
  await openSignedIn(page, '/test/businesses/new');
  await expect(name).toHaveValue('Typed and not saved, LLC');
});

// What the system says decides here: nobody has chosen a theme yet.
for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`the sign-in has no barrier, ${colorScheme} at ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

test('a malformed sign-in gets a problem document', async ({ request }) => {
  const refusals = [
    await request.post('/api/auth/callback/oidc', { form: { code: 'x' } }),
    await request.get('/api/auth/callback/oidc?code=%zz'),
    await request.get('/api/auth/invented'),
    await request.post('/api/auth/invented', { data: {} }),
  ];
  for (const refusal of refusals) {
    const { pathname } = new URL(refusal.url());
    expect(refusal.status(), pathname).toBe(400);
    expect(refusal.headers()['content-type'], pathname).toBe('application/problem+json');
    expect(await refusal.json()).toMatchObject({ status: 400, instance: pathname });
  }
});

test('the dashboard has no page that says a sign-in link was sent by email', async ({ request }) => {
  const answer = await request.get('/api/auth/verify-request', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/sign-in']);
});

test('a method that a page or a file does not take is refused, and nothing fails', async ({ request }) => {
  const wrong = [
    ['TRACE', '/sign-in', 'GET, HEAD, POST'],
    ['PUT', '/sign-in', 'GET, HEAD, POST'],
    ['DELETE', '/api/auth/csrf', 'GET, HEAD, POST'],
    ['OPTIONS', '/icon.svg', 'GET, HEAD'],
    ['POST', '/icon.svg', 'GET, HEAD'],
    ['POST', '/_next/static/media/a.woff2', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allowed] of wrong) {
    const refusal = await request.fetch(path, { method });
    expect([refusal.status(), refusal.headers().allow], `${method} ${path}`).toEqual([405, allowed]);
    expect(await refusal.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' });
  }
});

test('a later link that is opened in the tab of one that does not work is a new one', async ({ page }) => {
  const opened = [
    ['/confirm-email', 'Use this address'],
    ['/reset-password', 'Set the password'],
  ] as const;
  for (const [path, button] of opened) {
    await page.goto(`${path}#${'a'.repeat(43)}`);
    const password = page.getByLabel('New password');
    if (path === '/reset-password') await password.fill('seven quiet herons over Ohio');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('This link does not work')).toBeVisible();
    await page.goto(`${path}#${'b'.repeat(43)}`);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByText('This link does not work')).toHaveCount(0);
  }
});
