import { expect, test } from '@playwright/test';
import { accessTo, ownAccess } from './steps/access.ts';
import { mailTo } from './steps/mail.ts';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';
import { addBusiness, freshName, submitInOhio } from './steps/service.ts';
import { becomeColleague, joinAnother, openAsVisitor, openSignedIn, signIn } from './steps/sign-in.ts';

test('signing out ends the session itself: a copy of its cookie does not work and cannot be renewed', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openSignedIn(page, '/test/filings');
  const copied = await context.cookies();
  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(copied);
  expect((await thief.request.get('/data/test/v1/filing')).status()).toBe(200);

  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
  expect((await thief.request.get('/data/test/v1/filing')).status()).toBe(401);
  const other = await thief.newPage();
  await other.goto('/test/filings');
  await expect(other).toHaveURL(/\/sign-in\?next=%2Ftest%2Ffilings$/);
  expect(await (await thief.request.get('/api/auth/session')).json()).toEqual({});
  expect((await thief.cookies()).filter(({ name }) => name.includes('statehouse.session'))).toEqual([]);
  await thief.close();
});

test('a page whose session has ended says so, and signing in returns to it with its filters', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/filings?status=completed&sort=name');
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await expect(page.getByText('You were signed out')).toHaveCount(0);
  await context.clearCookies();
  const signedOut = page.getByRole('status').filter({ hasText: 'You were signed out' });
  // The page asks again when somebody returns to it.
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(async () => [await comeBack(), await signedOut.count()][1]).toBe(1);
  await signedOut.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signIn(page);
  await expect(page).toHaveURL(/\/test\/filings\?status=completed&sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeFocused();
});

test('a dialog whose session has ended keeps what was typed: one signs in in another tab, and sends it', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/settings/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('lena@okafor.example');
  const refusal = dialog.getByRole('alert').filter({ hasText: 'You were signed out' });
  // Nor does the page act for whoever has signed in here since.
  await becomeColleague(context, 'Marcus Oyelaran');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(refusal).toBeVisible();
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const opened = context.waitForEvent('page');
  await refusal.getByRole('link', { name: 'Open the sign-in page in a new tab' }).click();
  const tab = await opened;
  await signIn(tab);
  await tab.waitForURL('**/test');
  await tab.close();
  await expect(dialog.getByLabel('Email address')).toHaveValue('lena@okafor.example');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText('lena@okafor.example');
});

test('a press and a question whose session has ended lead to the sign-in, and keep what was typed', async ({
  page,
  context,
}) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Session')));
  await openSignedIn(page, `/test/filings/${id}`);
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toBeVisible();
  // The press itself finds out, not what refreshes by itself.
  await page.route('**/data/**', () => {});
  await context.clearCookies();
  await page.getByRole('button', { name: 'No owner' }).click();
  await page.getByRole('menuitem', { name: 'Dana Whitfield (you)' }).click();
  const band = page.getByRole('status').filter({ hasText: 'The owner was not changed' });
  await expect(band.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Cancel filing' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill('The client moves.');
  await question.getByRole('button', { name: 'Cancel filing' }).click();
  const opened = context.waitForEvent('page');
  await question.getByRole('link', { name: 'Open the sign-in page in a new tab' }).click();
  const tab = await opened;
  await signIn(tab);
  await tab.waitForURL('**/test');
  await tab.close();
  await expect(question.getByLabel('Reason')).toHaveValue('The client moves.');
  await question.getByRole('button', { name: 'Cancel filing' }).click();
  await expect(page.getByText('The client moves.').first()).toBeVisible();
});

test('a filing whose session has ended is not said to have lost its connection', async ({
  page,
  context,
}) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Signed Out')));
  await openSignedIn(page, `/test/filings/${id}`);
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toBeVisible();
  await context.clearCookies();
  await expect(page.getByText('Nothing more is saved until you sign in again.')).toBeVisible();
  const refused = () => page.waitForResponse((answer) => answer.url().includes(`/v1/filing/${id}`));
  await refused();
  await refused();
  await expect(page.getByText('The connection was lost')).toHaveCount(0);
});

test('the cookie has a random id and no personal data, and lasts twelve hours', async ({ page, context }) => {
  await page.goto('/sign-in');
  await signIn(page);
  await page.waitForURL('**/test');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'statehouse.session');
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  await page
    .getByRole('link', { name: /^Filings/ })
    .first()
    .click();
  await page.waitForURL('**/test/filings');
});

test('a visitor of the demo works in test mode, must sign in for live mode, and cannot create keys', async ({
  page,
}) => {
  await openAsVisitor(page, '/test/developers/keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
  await page.goto('/test/filings');
  await page.getByRole('link', { name: 'Go to live' }).click();
  await page.getByRole('button', { name: 'Go to live mode' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Flive%2Ffilings$/);
  await expect(page.getByText('The demo works in test mode')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the demo' })).toHaveCount(0);
  expect((await page.request.get('/data/live/v1/filing')).status()).toBe(403);
  await page.getByRole('link', { name: 'Back to test mode' }).click();
  await page.waitForURL('**/test');
  await page.goto('/live/filings');
  await signIn(page);
  await expect(page).toHaveURL(/\/live\/filings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
});

test.describe('if a sign-in lasts only seconds without activity', () => {
  test.describe.configure({ mode: 'serial' });
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer('idle', { SESSION_IDLE_MINUTES: '0.5', RATE_LIMIT_PER_MINUTE: '0' });
  });
  test.afterAll(() => server.stop());

  test('an open page’s session ends despite its polling, and signing in returns to the page', async ({
    page,
  }) => {
    await page.goto(`${server.url}/sign-in`);
    await signIn(page, accessTo(server.url, server.organization));
    await page.waitForURL('**/test');
    const filings = `${server.url}/test/filings?status=completed`;
    await page.goto(filings);
    const ask = async () => (await page.request.get(`${server.url}/data/test/console/overview`)).status();
    expect(await ask()).toBe(200);
    await expect.poll(ask, { timeout: 90_000, intervals: [500] }).toBe(401);
    await page.reload();
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await signIn(page, accessTo(server.url, server.organization));
    await expect(page).toHaveURL(filings);
  });
});

test.describe('while the service is down', () => {
  test.describe.configure({ mode: 'serial' });
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startOwnServer('away', { SERVICE_URL: 'http://127.0.0.1:9' });
  });
  test.afterAll(() => server.stop());

  test('a cookie admits nobody and is not deleted, and the sign-in page is shown', async ({
    page,
    context,
  }) => {
    const cookie = { name: 'statehouse.session', value: 'a'.repeat(43), url: server.url };
    await context.addCookies([cookie]);
    await page.goto(`${server.url}/test/filings`);
    await expect(page.getByText('The service cannot be reached')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const face = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    expect(face).toContain('publicSans');
    expect((await page.request.get(`${server.url}/data/test/v1/filing`)).status()).toBe(503);
    expect((await context.cookies()).map(({ name }) => name)).toContain(cookie.name);
    await page.goto(`${server.url}/sign-in`);
    await page.getByLabel('Email address').fill('somebody@harborpine.example');
    await page.getByLabel('Password').fill('whatever it is');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
  });
});

test('a forged address from the browser is ignored', async ({ browser, baseURL }) => {
  const forged = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' },
  });
  const other = await forged.newPage();
  await openAsVisitor(other, '/test/developers/requests');
  await other.request.get('/data/test/v1/filing');
  await expect
    .poll(async () => {
      const { data } = await (await other.request.get('/data/test/console/request?limit=50')).json();
      return new Set(data.map((row: { remote_address: string }) => row.remote_address));
    })
    .toEqual(new Set(['127.0.0.1']));
  await forged.close();
});

test('two invitations of a new person, opened at once, ask for one new password', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = ownAccess().email.replace(/^[^@]+/, 'noel');
  const context = await browser.newContext({ baseURL });
  const first = await context.newPage();
  const invitedTo = async (name: string) => {
    await page.goto('/test/settings/organization');
    await page.getByLabel('Name of the organization').fill(name);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('banner')).toContainText(name);
    await page.goto('/test/settings/members');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    return `/invitation#${(await mailTo(email, new RegExp(name))).token}`;
  };
  await openSignedIn(page, '/test');
  await first.goto(await invitedTo('Okafor and Sons'));
  const access = await joinAnother();
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signIn(page, access);
  await page.waitForURL('**/test');
  const second = await context.newPage();
  await second.goto(await invitedTo('Pine and Daughters'));
  await expect(second.getByLabel('New password')).toBeVisible();

  await first.getByLabel('Your name').fill('Noel Abara');
  await first.getByLabel('New password').fill('seven quiet herons over Ohio');
  await first.getByRole('button', { name: 'Accept and sign in' }).click();
  await first.waitForURL('**/test');

  await second.getByLabel('Your name').fill('Noel Abara');
  await second.getByLabel('New password').fill('another one of my own');
  await second.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(second.getByRole('link', { name: /^This is not your password/ })).toBeVisible();
  await expect(second.getByText('You already have an account here. Enter your password')).toBeVisible();
  await expect(second.getByLabel('Your name')).toHaveCount(0);
  await second.getByLabel('Your password').fill('seven quiet herons over Ohio');
  await second.getByRole('button', { name: 'Accept and sign in' }).click();
  await second.waitForURL('**/test');
  await context.close();
});
