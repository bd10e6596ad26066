import { expect, test } from '@playwright/test';
import { readPdf } from '#lib/testing/read-pdf';
import { sideways } from './steps/barriers.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openDemo, openSignedIn } from './steps/sign-in.ts';

// The Letter page without its margins, in CSS pixels.
const sheet = { width: 695, height: 912 };

test('a printed filing fits on Letter paper, shows TEST and its id, and leaves out controls', async ({
  page,
}) => {
  const legalName = freshName('Printed');
  const filing = await submitInOhio(await addBusiness(legalName));
  await openSignedIn(page, `/test/filings/${filing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('button:not([data-print-keep])').filter({ visible: true })).toHaveCount(0);
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = pages.join(' ');
  // The last one is in what is collapsed on a screen.
  for (const words of [legalName, `${filing.id}`, 'TEST', 'Ohio', 'Rules version'])
    expect(text).toContain(words);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, shown] of pages.entries()) {
    expect(shown).toContain(`${at + 1} of ${pages.length}`);
    expect(shown).toContain('TEST');
  }
});

test('a printed case leaves out what only a screen can do, and a printed status has its shape beside its words', async ({
  page,
}) => {
  const legalName = freshName('STALL Printed');
  const filing = await submitInOhio(await addBusiness(legalName));
  const opened = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });
  await openSignedIn(page, `/test/cases/${opened.id}`);
  await expect(page.getByRole('heading', { name: 'Sandbox' })).toBeVisible();
  await expect(page.getByText('Add a document', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const title of ['Sandbox', 'Supporting documents']) {
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  }
  await expect(page.getByText('Add a document', { exact: true })).toBeHidden();

  await page.setViewportSize(sheet);
  await page.goto('/test');
  const status = page.getByRole('row').filter({ hasText: legalName }).locator('[data-chip]').first();
  await expect(status).toBeVisible();
  const shape = await status.locator('svg').boundingBox();
  const words = await status.getByText('Needs your answer').boundingBox();
  expect(shape?.x).toBeLessThan(words?.x ?? 0);
});

test('a printed statement without a charge says whose it is, and nothing that only a screen can do', async ({
  page,
}) => {
  await openSignedIn(page, '/live/settings/statements?month=2026-01');
  const other = page.getByText('Choose another month above.');
  await expect(other).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nothing was charged in January 2026')).toBeVisible();
  await expect(page.getByText(/Okafor Compliance.*January 2026/)).toBeVisible();
  await expect(other).toBeHidden();
});

test('a printed table has its total once, at its end, however many sheets it takes', async ({ page }) => {
  await openDemo(page, '/test/filings/report');
  await expect(page.getByRole('rowheader', { name: 'All states' }).first()).toBeVisible();
  const totals = await page.getByRole('rowheader', { name: 'All states' }).count();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(' ').match(/All states/g)).toHaveLength(totals);
});

test('a printed list of several pages says which of its rows are on paper', async ({ page }) => {
  // One more than a page has.
  for (let at = 0; at <= 50; at += 1) await addBusiness(freshName('Listed'));
  await openSignedIn(page, '/test/businesses');
  await expect(page.getByText('1 to 50 of 51')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 to 50 of 51')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Older' })).toBeHidden();
});
