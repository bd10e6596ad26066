import { expect, test } from '@playwright/test';
import { daysAgo, startPlan } from './steps/plan.ts';
import { openQuestion } from './steps/questions.ts';
import { addBusiness, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const wrong = [
  ['02/30/2024', 'February 2024 has 29 days. You entered 02/30/2024.'],
  ['13/05/2024', 'There is no month 13. Enter the month before the day'],
  ['1/5/24', 'Enter the year with four digits'],
  ['01/05/24', 'Enter the year with four digits'],
  ['03/03/2019', 'cannot be before 4 Mar 2019, the day the company was formed'],
  [daysAgo(-367), 'a year from today. You entered'],
] as const;

const understood = [
  ['1/5/2024', 'January 5, 2024, a Friday'],
  ['01052024', 'January 5, 2024, a Friday'],
  ['Jan 5 2024', 'January 5, 2024, a Friday'],
  ['2024-01-05', 'January 5, 2024, a Friday'],
] as const;

test('an invalid date stays as typed, with its error message, also after a reload', async ({ page }) => {
  const business = await addBusiness(freshName('Dates'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  const field = page.getByRole('textbox', { name: 'First day of business in the state' });
  const question = page.locator('[data-field]').filter({ has: field });
  await expect(question).toContainText('From 4 Mar 2019 to');
  for (const [typed, sentence] of wrong) {
    await field.fill(typed);
    await field.blur();
    await expect(question).toContainText(sentence);
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  for (const [typed, words] of understood) {
    await field.fill(typed);
    await expect(question.getByText(words, { exact: true })).toBeVisible();
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await field.fill('02/30/2024');
  await field.blur();
  await expect(page.getByText(/^Saved at \d/).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('02/30/2024');
  await page.getByRole('button', { name: 'Check and send' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.getByRole('link', { name: /February 2024 has 29 days/ }).click();
  await expect(field).toBeFocused();
});

test('an invalid effective date is kept and marked, and a date from the calendar replaces it', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Effective'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  await openQuestion(page, 'Effective date');
  const field = page.getByRole('textbox', { name: 'Effective date' });
  await field.fill('02/30/2027');
  await field.blur();
  await expect(page.locator('[data-field]').getByText('February 2027 has 28 days')).toBeVisible();
  await expect(page.getByText(/^Saved at \d/).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('02/30/2027');
  // The field of a page that was just reloaded accepts typing as soon as its script is loaded.
  await expect(async () => {
    await field.fill(daysAgo(3));
    await field.blur();
    await expect(page.locator('[data-field]').getByText(/cannot be before .*, today in UTC\./)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Calendar for Effective date' }).click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Calendar for Effective date' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name: serviceDay() }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new RegExp(`/${new Date().getUTCFullYear()}$`));
  await expect(page.getByText(/cannot be before .*, today in UTC\./)).toHaveCount(0);
});

/** "November 23, 2026": the first day that may be chosen, which a browser west of UTC calls tomorrow in its evening. */
function serviceDay(): string {
  const words = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Date().toLocaleDateString('en-US', words);
}

test('a company cannot have an invalid or future formation date', async ({ page }) => {
  await openSignedIn(page, '/test/businesses/new');
  const field = page.getByRole('textbox', { name: 'Formation date' });
  await field.fill('13/05/2024');
  await field.blur();
  await expect(page.getByText('There is no month 13.')).toBeVisible();
  await field.fill(daysAgo(-3));
  await field.blur();
  await expect(page.getByText(/Formation date cannot be after .*, today in UTC\./)).toBeVisible();
});
