import { expect, test } from '@playwright/test';
import { barriers } from './steps/barriers.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('filters are saved under a name, the list opens with them, and the view is deleted', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings?status=open&jurisdiction=US-OH');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Save as a view');
  await page.getByLabel('Name of the view').fill('Open in Ohio');
  await page.getByLabel('Share it with the team').check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'Open in Ohio (team)' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await choose('Open this list with it');
  await expect(page.getByText('This list opens with it from now on.')).toBeVisible();

  await page.goto('/test/filings');
  await expect(page).toHaveURL(/status=open&jurisdiction=US-OH/);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/view=all/);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await choose('Delete the view');
  await expect(tab).toHaveCount(0);
  await page.goto('/test/filings');
  await expect(page).toHaveURL(/\/test\/filings$/);
});
