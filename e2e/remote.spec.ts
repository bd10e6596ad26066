import { expect, type Page, test } from '@playwright/test';
import { makeKey } from '../lib/service/keys.ts';
import { type Access, accessTo, demoAccess, ownAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { type Line, startLineTo } from './steps/line-to.ts';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';
import { addBusiness, freshName, submitInOhio } from './steps/service.ts';
import { signIn } from './steps/sign-in.ts';
import { slowDown } from './steps/slow-machine.ts';

test.describe.configure({ mode: 'serial' });

/** The server of the other tests serves as the service that is hosted elsewhere. */
let line: Line;
let desk: OwnServer;
test.beforeAll(async () => {
  line = await startLineTo(demoAccess().url);
  desk = await startOwnServer('remote', { FILING_API_URL: line.url, DEMO: 'auto' });
});
test.afterAll(async () => {
  await desk.stop();
  await line.stop();
});

async function openAs(page: Page, member: Access, path: string): Promise<void> {
  await page.goto(`${desk.url}${path}`);
  await signIn(page, member);
  await page.waitForURL(`**${path}`);
}

const host = () => new URL(line.url).host;

/** With the filings of another service they would show false zeros. */
const pagesOfThisServiceAlone = [
  '',
  '/cases',
  '/calendar',
  '/documents',
  '/agent-mail',
  '/approvals',
  // Where a submission leads that is held there.
  '/approvals/01a2231a-fe2c-7050-8f33-cf92f2cdac91',
  '/settings/approvals',
  '/filings/report',
  '/businesses/import',
  '/plans/new',
];

test('there is no demo, and without a key the page says what to do', async ({ page }) => {
  await page.goto(`${desk.url}/sign-in`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the demo' })).toHaveCount(0);
  await openAs(page, accessTo(desk.url, desk.organization, 'Noor Haddad'), '/test/developers/webhooks');
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
  await openAs(page, accessTo(desk.url, desk.organization), '/test/developers/keys');
  const key = ownAccess().test_key;
  const section = page.getByRole('region', { name: `Key for ${host()}` });
  await expectNoBarrier(page, 'the keys');
  await page.setViewportSize({ width: 1280, height: 900 });
  await section.getByRole('button', { name: 'Add key' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Test key').fill('sk_live_0123456789');
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(form.getByRole('alert')).toContainText('This is a live key, and you are in test mode.');
  await form.getByLabel('Test key').fill(key);
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(section).toContainText(key.slice(-4));
  expect(await page.content()).not.toContain(key);
  await expect(section.getByRole('button', { name: 'Replace key' })).toBeVisible();

  const states = await page.request.get(`${desk.url}/data/test/v1/jurisdiction?limit=100`);
  expect((await states.json()).data).toHaveLength(51);
  expect((await page.request.get(`${desk.url}/data/live/v1/jurisdiction`)).status()).toBe(409);

  const legalName = freshName('Kept Elsewhere');
  const business = await addBusiness(legalName);
  await page.goto(`${desk.url}/test/businesses`);
  const row = page.getByRole('row').filter({ hasText: legalName });
  await expect(row).toContainText('Delaware');
  await expect(page.getByRole('columnheader', { name: 'Registered in' })).toHaveCount(0);
  await expect(page.getByLabel('Can qualify')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Name or number' }).fill('nothing like it');
  await expect(page.getByText('No businesses match these filters')).toBeVisible();

  await submitInOhio(business);
  await page.goto(`${desk.url}/test/filings`);
  await expect(page.getByLabel('Who acts next')).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('nothing like it');
  await expect(page.getByText('No filings match these filters')).toBeVisible();
  await search.fill(legalName);
  await page.getByRole('row').filter({ hasText: legalName }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await page.goto(`${desk.url}/test/businesses/${business}`);
  await expect(page.getByRole('region', { name: 'Filings' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByText(/No reports or taxes are due/)).toHaveCount(0);
  for (const unknown of pagesOfThisServiceAlone) {
    await page.goto(`${desk.url}/test${unknown}`);
    await expect(page.getByText(`${host()} has your filings, and this page cannot show them`)).toBeVisible();
  }
  await page.goto(`${desk.url}/test/developers/requests`);
  await expect(page.getByText(`${host()} has your filings, and a log of its own`)).toBeVisible();
  await page.goto(`${desk.url}/test/developers/requests/${business}`);
  await expect(page.getByText(`${host()} has your filings, and this page cannot show them`)).toBeVisible();
  await page.goto(`${desk.url}/test/settings/audit`);
  await expect(page.getByRole('row').filter({ hasText: 'Remote key set' })).toHaveCount(1);
  const trail = await page.request.get(`${desk.url}/data/test/v1/audit.jsonl`);
  expect([trail.status(), await trail.text()]).toEqual([200, expect.stringContaining('remote_key.set')]);
  await page.goto(`${desk.url}/test/developers/keys`);
  await expect(page.getByText(`is for the API of this installation, and not for ${host()}`)).toBeVisible();

  // The section changes well before the dialog closes.
  await slowDown(page, 6);
  await section.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).click();
  await expect(section).toContainText('No test key yet');
  await expect(page.locator('#filing-service-heading')).toBeFocused();
  expect((await page.request.get(`${desk.url}/data/test/v1/jurisdiction`)).status()).toBe(409);
});

test('a key that the service refuses, and a service that is away, are said to be so', async ({ page }) => {
  const paths = ['/test/filings', '/test/businesses', '/test/developers/webhooks'];
  await openAs(page, accessTo(desk.url, desk.organization), '/test/developers/keys');
  const section = page.getByRole('region', { name: `Key for ${host()}` });
  const giveKey = async (button: string, key: string) => {
    await section.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel('Test key').fill(key);
    await page.getByRole('dialog').getByRole('button', { name: 'Save key' }).click();
    await expect(section).toContainText(key.slice(-4));
  };
  await giveKey('Add key', ownAccess().test_key);
  const business = await addBusiness(freshName('Refused Elsewhere'));
  await page.goto(`${desk.url}/test/businesses/${business}/edit`);
  const phone = page.getByLabel('Phone').first();
  await phone.fill('+1 302 555 0134');

  line.isCut = true;
  for (const path of paths) {
    const other = await page.context().newPage();
    await other.goto(`${desk.url}${path}`);
    await expect(other.getByText('The service cannot be reached')).toBeVisible();
    await expect(other.getByText('on our side')).toHaveCount(0);
    await other.close();
  }
  line.isCut = false;

  const keys = await page.context().newPage();
  await keys.goto(`${desk.url}/test/developers/keys`);
  await keys.getByRole('button', { name: 'Replace key' }).click();
  await keys.getByRole('dialog').getByLabel('Test key').fill(makeKey('test'));
  await keys.getByRole('dialog').getByRole('button', { name: 'Save key' }).click();
  await expect(keys.getByRole('dialog')).toHaveCount(0);
  for (const path of paths) {
    await keys.goto(`${desk.url}${path}`);
    await expect(
      keys.getByText('The filing service refuses the test key of your organization'),
    ).toBeVisible();
    await expect(keys.getByRole('link', { name: 'Go to API keys' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(`${host()} refuses the test key of your organization`)).toBeVisible();
  await expect(page.getByText('You were signed out')).toHaveCount(0);
});
