import { expect, type Page, test } from '@playwright/test';
import { barriers } from './steps/barriers.ts';
import { becomeColleague, openSignedIn } from './steps/sign-in.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('filters are saved under a name, the list opens with them, and the view is deleted', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings?status=open&jurisdiction=US-OH');
  await choose(page, 'Save as a view');
  await page.getByLabel('Name of the view').fill('Open in Ohio');
  await page.getByLabel('Share it with the team').check();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'Open in Ohio (team)' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Open this list with it');
  await expect(page.getByText('This list opens with it from now on.')).toBeVisible();

  await page.goto('/test/filings');
  await expect(page).toHaveURL(/status=open&jurisdiction=US-OH/);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/view=all/);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Delete the view');
  await expect(tab).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Delete the view');
  await expect(tab).toHaveCount(0);
  await page.goto('/test/filings');
  await expect(page).toHaveURL(/\/test\/filings$/);
});

test('the first filter of a list does not move the filters', async ({ page }) => {
  const topOf = async () => (await page.getByRole('group', { name: 'Filters' }).boundingBox())?.y;
  await openSignedIn(page, '/test/filings');
  const before = await topOf();
  await page.getByLabel('Status').selectOption('open');
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
  expect(await topOf()).toBe(before);
});

test('the form of the first view of a list begins where the filters do', async ({ page }) => {
  await openSignedIn(page, '/test/filings?status=open&jurisdiction=US-OH');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as a view' }).click();
  const leftOf = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.x;
  expect(await leftOf('Name of the view')).toBe(await leftOf('Search'));
});

test('a view gets the filters that were changed since it was opened, and its former ones back', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings?status=open&jurisdiction=US-OH');
  await choose(page, 'Save as a view');
  await page.getByLabel('Name of the view').fill('Ohio');
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'Ohio', exact: true });
  await tab.click();
  await expect(page).toHaveURL(/view=/);
  await page.getByLabel('Status').selectOption('completed');
  await expect(page).toHaveURL(/status=completed/);
  await expect(tab).not.toHaveAttribute('aria-current');
  await choose(page, 'Update “Ohio”');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await tab.click();
  await expect(page).toHaveURL(/status=completed&jurisdiction=US-OH/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).not.toHaveAttribute('aria-current');
  await expect(tab).toHaveAttribute('href', /status=open/);
});

test('one’s own view is shown, renamed and deleted also where a view of the team has the same filters', async ({
  page,
  context,
}) => {
  const filters = '/test/cases?status=under_review';
  const save = async (name: string, isShared: boolean) => {
    await page.goto(filters);
    await choose(page, 'Save as a view');
    await page.getByLabel('Name of the view').fill(name);
    await page.getByLabel('Share it with the team').setChecked(isShared);
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByText(`The view ${name} is saved.`)).toBeVisible();
  };
  await becomeColleague(context, 'Priya Raman');
  await save('With the service', false);
  await becomeColleague(context, 'Dana Whitfield');
  await save('In review', true);

  await becomeColleague(context, 'Priya Raman');
  await page.goto('/test/cases');
  const own = page.getByRole('link', { name: 'With the service' });
  const team = page.getByRole('link', { name: 'In review (team)' });
  await team.click();
  await expect(team).toHaveAttribute('aria-current', 'page');
  await own.click();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Delete the view');
  await expect(own).toHaveCount(0);
  await expect(team).toHaveAttribute('aria-current', 'page');
});

test('whoever may share no more still renames a view of the team that is theirs, and takes it back', async ({
  page,
  context,
}) => {
  await becomeColleague(context, 'Priya Raman');
  await page.goto('/test/cases?status=under_review');
  await choose(page, 'Save as a view');
  await page.getByLabel('Name of the view').fill('In review');
  await page.getByLabel('Share it with the team').check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('The view In review is saved.')).toBeVisible();

  await becomeColleague(context, 'Dana Whitfield');
  await page.goto('/test/settings/members');
  await page.getByRole('button', { name: 'Change roles Priya Raman' }).click();
  const roles = page.getByRole('dialog');
  await roles.getByRole('checkbox', { name: /^Preparer/ }).uncheck();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await expect(roles).toHaveCount(0);

  await becomeColleague(context, 'Priya Raman');
  await page.goto('/test/cases');
  await page.getByRole('link', { name: 'In review (team)' }).click();
  await choose(page, 'Rename or share');
  await page.getByLabel('Name of the view').fill('With us');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: 'With us (team)' })).toHaveAttribute('aria-current', 'page');
  await choose(page, 'Rename or share');
  await page.getByLabel('Share it with the team').uncheck();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: 'With us', exact: true })).toBeVisible();
});
