import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { ownAccess } from './steps/access.ts';
import { openFirefox, openTab } from './steps/firefox.ts';
import { addBusiness, api, freshName } from './steps/service.ts';

let firefox: Browser | null = null;
test.beforeAll(async () => {
  firefox = await openFirefox();
});
test.afterAll(() => firefox?.close());

const pages = [
  '/test',
  '/test/businesses',
  '/test/businesses/new',
  '/test/filings',
  '/test/cases',
  '/test/plans',
  '/test/formations/new',
  '/test/developers/keys',
  '/test/developers/webhooks',
  '/test/developers/requests',
  '/test/developers/events',
  '/test/settings/profile',
  '/test/settings/security',
  '/test/settings/members',
  '/docs',
  '/docs/guides',
  '/docs/guides/cases',
  '/docs/problems',
  '/problems/validation_error',
];

test('in Firefox too a company is registered, from the sign-in to the certificate, and no page logs anything', async () => {
  test.setTimeout(300_000);
  test.skip(!firefox, 'There is no Firefox here.');
  if (!firefox) return;
  const access = ownAccess();
  const legalName = freshName('Firefox');
  const business = await addBusiness(legalName);
  const { page, logged, press, fill, sees } = await openTab(firefox);

  await page.goto(`${access.url}/sign-in`);
  await fill('Email address', access.email);
  await page.locator('input[name=password]').fill(access.password);
  await Promise.all([page.waitForNavigation(), press('button', 'Sign in')]);

  await page.goto(`${access.url}/test/plans/new?business=${business}&state=US-OH`);
  await press('button', 'Open the Ohio form');
  await page.locator('::-p-xpath(//summary[contains(., "optional question")])').click();
  await fill('Website (optional)', 'https://northwind.example');
  await press('button', 'Check and send');

  await sees('Check and send to Ohio');
  await press('button', 'Send to Ohio');
  await sees('The business is registered');

  const filing = /filings\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  const done = await api<{ status: string; legal_name: string }>('GET', `/v1/filing/${filing}`);
  expect(done).toMatchObject({ status: 'completed', legal_name: legalName });
  await press('button', 'View Certificate of authority');
  await page.locator('canvas').wait();

  for (const path of pages) {
    await page.goto(`${access.url}${path}`);
    await page.locator('h1').wait();
    // Leaving while a font is loading is logged as a failed download.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
  }
  expect(logged).toEqual([]);
});
