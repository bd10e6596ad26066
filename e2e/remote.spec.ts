import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type FreshServer, startFreshServer } from '../scripts/fresh-server.ts';
import { type Login, makeOrganization } from './steps/organization.ts';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe.configure({ mode: 'serial' });

let elsewhere: OwnServer;
let desk: FreshServer;
let logins: Login[];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  elsewhere = await startOwnServer('elsewhere', { RATE_LIMIT_PER_MINUTE: '0' });
  desk = await startFreshServer('remote', { FILING_API_URL: elsewhere.url }, async (folder) => {
    logins = await makeOrganization(folder, 'Okafor Compliance', ['admin', 'viewer']);
  });
});
test.afterAll(async () => {
  await desk.stop();
  await elsewhere.stop();
});

async function signIn(page: Page, login: Login | undefined, path: string): Promise<void> {
  await page.goto(`${desk.url}${path}`);
  await page.getByLabel('Email address').fill(login?.email ?? '');
  await page.getByLabel('Password').fill(login?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${path}`);
}

const host = () => new URL(elsewhere.url).host;

test('there is no demo, and who has no key is told what to do', async ({ page }) => {
  await page.goto(`${desk.url}/sign-in`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the demo' })).toHaveCount(0);
  await signIn(page, logins[1], '/test/developers/webhooks');
  await expect(page.getByText('Your organization has no test key for the filing service')).toBeVisible();
  const refused = await page.request.get(`${desk.url}/data/test/v1/jurisdiction`);
  expect([refused.status(), (await refused.json()).type]).toEqual([
    409,
    `${desk.url}/problems/remote_key_missing`,
  ]);
  await page.getByRole('link', { name: 'Go to API keys' }).click();
  await expect(page.getByRole('region', { name: `Key for ${host()}` })).toContainText('No test key yet');
  await expect(page.getByRole('button', { name: 'Add key' })).toHaveCount(0);
});

test('an administrator adds the organization’s own key, and the dashboard works with it', async ({
  page,
}) => {
  await signIn(page, logins[0], '/test/developers/keys');
  const section = page.getByRole('region', { name: `Key for ${host()}` });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await section.getByRole('button', { name: 'Add key' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Test key').fill('sk_live_0123456789');
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(form.getByRole('alert')).toContainText('This is a live key, and you are in test mode.');
  await form.getByLabel('Test key').fill(elsewhere.testKey);
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(section).toContainText(elsewhere.testKey.slice(-4));
  expect(await page.content()).not.toContain(elsewhere.testKey);
  await expect(section.getByRole('button', { name: 'Replace key' })).toBeVisible();

  const states = await page.request.get(`${desk.url}/data/test/v1/jurisdiction`);
  expect((await states.json()).data).toHaveLength(51);
  expect((await page.request.get(`${desk.url}/data/live/v1/jurisdiction`)).status()).toBe(409);

  await section.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).click();
  await expect(section).toContainText('No test key yet');
  await expect(page.locator('#filing-service-heading')).toBeFocused();
  expect((await page.request.get(`${desk.url}/data/test/v1/jurisdiction`)).status()).toBe(409);
});
