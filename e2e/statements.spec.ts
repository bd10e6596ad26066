import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './steps/barriers.ts';
import { completeLive } from './steps/complete-live.ts';
import { freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('a partner sees the state’s charge: beside the estimate of the filing, and in the monthly statement', async ({
  page,
}) => {
  const legalName = freshName('Ledger');
  const id = await completeLive(legalName);
  await openSignedIn(page, `/live/filings/${id}`);
  const charged = page.getByRole('table', { name: 'What Ohio charged' });
  await expect(charged.getByRole('row', { name: /Total charged/ })).toContainText('104.50');
  await expect(charged.getByRole('row', { name: /Above the estimate/ })).toBeVisible();
  await page.getByRole('link', { name: legalName }).first().click();
  await page.waitForURL('**/live/businesses/*');
  const filings = page.getByRole('table', { name: 'Filings' });
  const head = filings.getByRole('columnheader', { name: /USD/ });
  await expect(head).toHaveText(['Estimate, USD', 'Charged, USD']);
  await expect(filings.getByRole('row', { name: /Ohio/ })).toContainText(/99\.00.*104\.50/);

  await page.goto('/live/settings/statements');
  await expect(page.getByRole('rowheader', { name: legalName })).toContainText('No. 4512345');
  await expect(page.getByRole('row', { name: /Total of 1 filing/ })).toContainText('104.50');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const csv = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect(await csv.text()).toContain('Certified copy,5.50');
  await expectNoBarrier(page, 'the statement');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Okafor Compliance, charges of \w+ 20\d\d, printed \d/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByLabel('Month', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText(/^Nothing was charged in /)).toBeVisible();
});

test('a partner reads that the state charged nothing, where only the estimate stood', async ({ page }) => {
  const id = await completeLive(freshName('Waived'), { not_charged_reason: 'The office waived it.' });
  await openSignedIn(page, `/live/filings/${id}`);
  await expect(page.getByText('Nothing was charged by Ohio.')).toBeVisible();
  await expect(page.getByText('The office waived it.')).toHaveCount(0);
});
