import { expect, test } from '@playwright/test';
import { openSignedIn } from './steps/sign-in.ts';

test('the rules can be read by state and side by side, and a filing links to its rules version', async ({
  page,
}) => {
  await openSignedIn(page, '/test/rules');
  const table = page.getByRole('table', { name: 'The states' });
  await table.getByRole('link', { name: 'Fee, USD' }).click();
  await expect(page).toHaveURL(/sort=fee/);
  await expect(table.getByRole('columnheader', { name: 'Fee, USD' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page
    .getByRole('list', { name: 'State fee by state' })
    .getByRole('link', { name: /^Texas/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Texas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Questions' })).toContainText('First day of business');
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('In force');

  await page.getByRole('link', { name: 'Compare with another state' }).click();
  await page.getByLabel('Second state').selectOption('US-CA');
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('table', { name: 'Compare two states' });
  await expect(compared.getByRole('columnheader')).toHaveText(['Rule', 'Texas', 'California']);
  await page.goto('/test/rules/US-ZZ');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no such state here');
});

test('two states are compared by the fees of the table of all, and a remark has its own words and no date', async ({
  page,
}) => {
  await openSignedIn(page, '/test/rules');
  const alabama = page.getByRole('table', { name: 'The states' }).getByRole('row', { name: /^Alabama/ });
  await expect(alabama).toContainText('175.00');
  await page.goto('/test/rules/compare?a=US-AL&b=US-OH');
  const compared = page.getByRole('table', { name: 'Compare two states' });
  await expect(compared.getByRole('row', { name: /^State fee/ })).toContainText('175.00');
  const after = compared.getByRole('row', { name: /^After the filing/ });
  await expect(after).toContainText('No annual or biennial report is asked of an LLC.');
  await expect(after).not.toContainText('Other: No date on record');
  await page.goto('/test/rules/US-OH');
  const duties = page.getByRole('region', { name: 'After the filing' });
  await expect(duties.getByRole('columnheader').first()).toHaveText('What');
  await expect(duties.getByRole('columnheader').first().locator('.sr-only')).toHaveCount(0);
  const remark = duties.getByRole('row', { name: /^Other/ });
  await expect(remark).not.toContainText('No date on record');
});
