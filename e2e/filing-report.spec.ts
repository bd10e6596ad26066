import { expect, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { completeLive } from './steps/complete-live.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('the costs and durations of filings are a chart with its table, and a plan uses them', async ({
  page,
}) => {
  for (let count = 0; count < 5; count += 1) await completeLive(freshName('Ledger'));
  await openSignedIn(page, '/live/filings');
  await page.getByRole('link', { name: 'Fees and times' }).click();
  await expect(page.getByText('5 filings completed in 1 state', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Business days from submission to completion' })).toBeVisible();
  const times = page.getByRole('table', { name: 'How long filings took, by state' });
  await expect(times.getByRole('row', { name: /^Ohio/ })).toContainText('5 of 5');
  await expect(page.getByRole('img', { name: 'Estimated and charged in US dollars' })).toBeVisible();
  const fees = page.getByRole('table', { name: 'Estimated and charged, by state' });
  await expect(fees.getByRole('row', { name: /^Ohio/ })).toContainText('522.50');
  await fees.getByRole('link', { name: 'Difference', exact: true }).click();
  await expect(fees.getByRole('columnheader', { name: 'Difference', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const filters = page.getByRole('group', { name: 'Which filings' });
  const rooms = await filters.locator('label').evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const control = (one as HTMLLabelElement).control?.getBoundingClientRect().right ?? 0;
      return control - words.getBoundingClientRect().right;
    }),
  );
  expect(rooms).toHaveLength(3);
  expect(Math.min(...rooms), 'one label ends well before the next').toBeGreaterThan(8);
  await page.getByLabel('Speed', { exact: true }).selectOption('Standard');
  await expect(page).toHaveURL(/expedited=false/);
  const csv = page.getByRole('link', { name: 'CSV' });
  await expect(csv).toHaveAttribute('href', /expedited=false/);
  const file = await page.request.get((await csv.getAttribute('href')) ?? '');
  expect(await file.text()).toContain('Ohio,US-OH,5,');
  await expectNoBarrier(page, 'fees and times in live mode');
  await page.getByLabel('Speed', { exact: true }).selectOption('Expedited');
  await expect(page.getByText('No filing like this completed')).toBeVisible();

  const live = { ...ownAccess(), test_key: ownAccess().live_key };
  const business_id = await addBusiness(freshName('Ledger'), live);
  const planned = async (...jurisdictions: string[]) =>
    (await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions }, live)).id;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/live/plans/${await planned('US-OH')}`);
  await expect(page.getByText(/^Your last 5 filings in Ohio completed/)).toBeVisible();
  await page.goto(`/live/plans/${await planned('US-OH', 'US-TX')}`);
  await expect(page.getByRole('row', { name: /^Ohio/ })).toContainText('0, as your last filings');
  await expect(page.getByRole('row', { name: /^Texas/ })).not.toContainText('as your last filings');
});
