import { expect, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';
import { client, type Provider, startProvider } from './steps/provider.ts';

test.describe.configure({ mode: 'serial' });

let provider: Provider;
let server: OwnServer;
let email = '';
test.beforeAll(async () => {
  provider = await startProvider();
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  };
  server = await startOwnServer('provider', settings);
  email = server.organization.emails['Dana Whitfield'];
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const button = () => `Sign in with ${new URL(provider.issuer).host}`;

test('a person whose email the provider has verified is signed in and out as any other', async ({
  page,
  context,
}) => {
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
    'Nobody here has this email address. Ask an administrator to add you.',
  ],
  [
    'whose email is not verified',
    { email: '', email_verified: false },
    'The sign-in provider has not verified this email address.',
  ],
] as const) {
  test(`somebody ${who} reads why, and is not signed in`, async ({ page, context }) => {
    provider.person = { ...person, email: person.email || email };
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('button', { name: button() }).click();
    await expect(page.getByRole('link', { name: words })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'statehouse.session')).toEqual([]);
  });
}
