import { expect, test } from '@playwright/test';
import { type OpenidProvider, openidClient, startOpenidProvider } from '../lib/testing/openid-provider.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';

test.describe.configure({ mode: 'serial' });

let provider: OpenidProvider;
let server: OwnServer;
let email = '';
test.beforeAll(async () => {
  provider = await startOpenidProvider({ isThin: true });
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: openidClient.id,
    OIDC_CLIENT_SECRET: openidClient.secret,
  };
  // A passkey is bound to a name: no browser makes one for an address.
  server = await startOwnServer('provider', settings, 'localhost');
  email = server.organization.emails['Dana Whitfield'];
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const notReached = /The service cannot be reached right now/;

const button = () => `Sign in with ${new URL(provider.issuer).host}`;

test('a person with an email verified by the provider can sign in and out', async ({ page, context }) => {
  provider.person = { email, email_verified: true };
  await page.goto(`${server.url}/live/filings`);
  await page.getByRole('button', { name: button() }).click();
  await expect(page).toHaveURL(`${server.url}/live/filings`);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'statehouse.session');
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
  if (cookie) await context.addCookies([cookie]);
  expect((await page.request.get(`${server.url}/data/live/v1/filing`)).status()).toBe(401);
});

for (const [who, person, words] of [
  [
    'whom nobody here knows',
    { email: 'stranger@okafor.example', email_verified: true },
    'No one here has this email address. Ask an administrator to add you.',
  ],
  [
    'whose email is not verified',
    { email: '', email_verified: false },
    'The sign-in provider has not verified this email address.',
  ],
] as const) {
  test(`somebody ${who} reads why, and is not signed in`, async ({ page, context }) => {
    provider.person = { ...person, email: person.email || email };
    await page.goto(`${server.url}/live/filings`);
    await page.getByRole('button', { name: button() }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('You will go back to the page you were on.')).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'statehouse.session')).toEqual([]);
  });
}

test('an organization sets up its own provider, and people who sign in through it become members', async ({
  page,
  browser,
}) => {
  const domain = email.split('@')[1] ?? '';
  provider.person = { email, email_verified: true };
  await page.goto(`${server.url}/test/settings/security`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(server.organization.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const section = page.getByRole('region', { name: 'Single sign-on' });
  await section.getByRole('button', { name: 'Set up single sign-on' }).click();
  await expect(section.getByRole('link', { name: 'Enter the client id.' })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Enter the client secret.' })).toBeVisible();
  await section.getByLabel('Address of the provider').fill(provider.issuer);
  // A paste brings marks that nobody sees.
  await section.getByLabel('Client ID').fill(`${openidClient.id}\u200b`);
  await section.getByLabel('Client secret').fill(`\ufeff${openidClient.secret}`);
  await section.getByLabel('Email domain').fill(domain);
  await section.getByRole('button', { name: 'Set up single sign-on' }).click();
  await expect(section.getByText('Waiting')).toBeVisible();
  await expectNoBarrier(page, 'the security page');
  await server.admin('confirm-domain', '--organization', domain.replace('.example', ''), '--domain', domain);
  await page.reload();
  await expect(section.getByText('Confirmed')).toBeVisible();

  provider.person = { email: `ada@${domain}`, email_verified: true, name: 'Ada Okafor' };
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${server.url}/live/filings`);
  await other.getByLabel('Email address').fill('ada@nobody.example');
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByRole('link', { name: /^No organization here uses single sign-on/ })).toBeVisible();
  await other.getByLabel('Email address').fill(`ada@${domain}`);
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByText(notReached)).toBeVisible();
  await context.setOffline(false);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other).toHaveURL(`${server.url}/live/filings`);
  // Nothing asks this person for a password that they do not have.
  await other.goto(`${server.url}/live/settings/profile`);
  await expect(other.getByText('you have no password here')).toBeVisible();
  await expect(other.getByLabel('Current password')).toHaveCount(0);
  await other.goto(`${server.url}/live/settings/security`);
  await expect(other.getByText('which has its own second factor')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Ada Okafor' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/sign-in');

  provider.person = { email: 'ada@elsewhere.example', email_verified: true };
  await other.getByLabel('Email address').fill(`ada@${domain}`);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByText(/^Your organization’s provider let you in/)).toBeVisible();
  await expectNoBarrier(other, 'the sign-in page');
  provider.person = { email: `una@${domain}`, email_verified: false };
  await other.goto(`${server.url}/sign-in`);
  await other.getByLabel('Email address').fill(`una@${domain}`);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByText('your email address is not verified there')).toBeVisible();
  await provider.stop();
  await other.getByLabel('Email address').fill(`ada@${domain}`);
  await other.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await expect(other.getByText(/^The sign-in provider of/)).toBeVisible();
  await context.close();
});

test('a person adds a passkey, signs in with it also where a second factor is required, and removes it', async ({
  page,
  context,
}) => {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(`${server.url}/test/settings/security`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(server.organization.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Name')
    .fill('A laptop with far too long a name, which no list of passkeys could show');
  await dialog.getByLabel('Your password').fill(server.organization.password);
  await expectNoBarrier(page, 'the dialog of a passkey');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('link', { name: 'Use at most 60 characters.' })).toBeVisible();
  const made = await device.send('WebAuthn.getCredentials', { authenticatorId });
  expect(made.credentials).toEqual([]);
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('rowheader', { name: 'Work laptop' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Your password').fill(server.organization.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This device has a passkey for your account already.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');

  await page.goto(`${server.url}/test/settings/security`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(notReached)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${server.url}/test/settings/security`);

  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Every member must have one.')).toBeVisible();
  await context.clearCookies();
  await page.goto(`${server.url}/test/settings/security`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(server.organization.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm with your passkey' })).toBeVisible();
  await expect(page.getByText('ask an administrator')).toBeVisible();
  await expect(page.getByLabel('Your password')).toHaveCount(0);
  await expectNoBarrier(page, 'the demanded passkey');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(`${server.url}/test/settings/security`);

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await dialog.getByLabel('Your password').fill(server.organization.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('rowheader', { name: 'Work laptop' })).toHaveCount(0);
});
