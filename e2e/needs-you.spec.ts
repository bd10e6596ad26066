import { expect, test } from '@playwright/test';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('what waits is given to somebody and put off by keys, brought back, and mine is a filter', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('STALL Waiting'));
  for (const jurisdiction of ['US-OH', 'US-KY']) {
    const filing = await api('POST', '/v1/filing/foreign-qualification', {
      jurisdiction,
      business_id,
      email: 'filings@northwind.example',
      contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
      principal_address: address,
    });
    await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });
  }
  await openSignedIn(page, '/test');
  const rows = page.getByRole('table', { name: 'What needs you' }).locator('tbody tr:has(input)');
  await expect(rows).toHaveCount(2);
  const first = rows.first().getByRole('checkbox');
  await expect(async () => {
    await rows.first().getByRole('link').focus();
    if (!(await first.isChecked())) await page.keyboard.press('x');
    await expect(first).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Assign to' }).click();
  await page.getByRole('menuitem', { name: 'Dana Whitfield (you)' }).click();
  await expect(rows.first()).toContainText('Dana Whitfield');

  await page.getByLabel('Owner').selectOption('me');
  await expect(page).toHaveURL(/owner=me/);
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: /^Until tomorrow/ }).click();
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('true');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(rows).toHaveCount(2);
});
