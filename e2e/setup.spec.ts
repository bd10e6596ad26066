import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type FreshServer, startFreshServer } from '../scripts/fresh-server.ts';
import { copyTables } from '../scripts/prepared-tables.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { loseAnswer } from './steps/lose-answer.ts';

// One server, whose log both read.
test.describe.configure({ mode: 'serial' });

let server: FreshServer;
test.beforeAll(async () => {
  server = await startFreshServer('setup', { DEMO: 'off' }, async (folder) => copyTables(folder));
});
test.afterAll(() => server.stop());

test('a start prints nothing after its own words', async ({ request }) => {
  await request.get(`${server.url}/setup`);
  const lines = readFileSync('test-results/setup.log', 'utf8').split('\n');
  const printed = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('{'));
  expect(printed.at(-1)).toBe('Ctrl-C stops it.');
});

test('a new installation opens its setup page, once, with the code that the start printed', async ({
  page,
}) => {
  const code = /Code +(\S+)/.exec(readFileSync('test-results/setup.log', 'utf8'))?.[1] ?? '';
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Set up Statehouse' })).toBeVisible();
  await expectNoBarrier(page, 'the setup');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('link', { name: 'Enter the setup code.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the name of the organization.' })).toBeVisible();
  await page.getByLabel('Setup code').fill('AAAA-BBBB-CCCC-DDDD');
  await page.getByLabel('Name of the organization').fill('Okafor Filings '.repeat(20));
  await page.getByLabel('Your name').fill('Ada Reyes');
  await page.getByLabel('Your email address').fill(' Ada@Okafor.Example ');
  await page.getByLabel('Password').fill('seven quiet herons over Ohio');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  const tooLong = 'Name of the organization: Use at most 200 characters.';
  await expect(page.getByRole('link', { name: tooLong })).toBeVisible();
  await page.getByLabel('Name of the organization').fill('Okafor Filings');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('link', { name: /This is not the code/ })).toBeVisible();
  await page.getByLabel('Setup code').fill(code);
  await loseAnswer(page, '/setup');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByText('No answer came')).toBeVisible();
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await page.waitForURL('**/test');
  await page.goto(`${server.url}/test/settings/members`);
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Administrator, Preparer');
  await page.goto(`${server.url}/operations`);
  await expect(page.getByText('No live filing is open.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Counts' })).toHaveCount(0);
  const again = await page.goto(`${server.url}/setup`);
  expect(again?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Statehouse is already set up' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.waitForURL('**/operations');
});
