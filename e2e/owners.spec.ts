import { expect, test } from '@playwright/test';
import { addBusiness, address, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('filings can be selected, assigned and unassigned with the keyboard, and filtered by owner', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('STALL Owned'));
  for (const jurisdiction of ['US-OH', 'US-KY']) {
    await api('POST', '/v1/filing/foreign-qualification', {
      jurisdiction,
      business_id,
      email: 'filings@northwind.example',
      contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
      principal_address: address,
    });
  }
  await openSignedIn(page, `/test/filings?business_id=${business_id}`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const first = rows.first().getByRole('checkbox');
  const choose = async (name: string) => page.getByRole('menuitem', { name }).click();
  await expect(async () => {
    await rows.first().getByRole('link').focus();
    if (!(await first.isChecked())) await page.keyboard.press('x');
    await expect(first).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('e');
  await choose('Dana Whitfield (you)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 rows assigned to Dana Whitfield.')).toBeHidden();

  await rows.first().getByRole('link').focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Dana Whitfield (you)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assign to' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dana Whitfield (you)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'Dana Whitfield' })).toHaveCount(1);
  await page.getByLabel('Owner').selectOption('me');
  await expect(page).toHaveURL(/owner=me/);
  await expect(rows).toHaveCount(1);
});

test('all rows of a filter are assigned in the order that is shown, by what is in sight wherever one selects', async ({
  page,
}) => {
  // One more than a page has.
  for (let at = 0; at <= 50; at += 1) await submitInOhio(await addBusiness(freshName('STALL Many')));
  await openSignedIn(page, '/test/filings?sort=name&dir=desc');
  const far = page.locator('tbody').getByRole('checkbox').nth(40);
  await far.scrollIntoViewIfNeeded();
  const before = await far.boundingBox();
  await far.check();
  await expect(page.getByRole('group', { name: 'Selected rows' })).toBeInViewport({ ratio: 1 });
  expect(await far.boundingBox(), 'the next press finds the row where it was').toEqual(before);
  const all = page.getByRole('button', { name: 'Select all 51' });
  await all.click();
  await expect(page.getByText('51 selected')).toBeVisible();
  await expect(all).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Assign to' }).click();
  await page.getByRole('menuitem', { name: 'Marcus Oyelaran' }).click();
  // Where there are more than can be assigned at once, the first ones are those of this order.
  expect((await asked).postData()).toContain('"sort":"name","dir":"desc"');
  await expect(page.getByText('51 rows assigned to Marcus Oyelaran.')).toBeVisible();
});
