import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { addBusiness, api, freshName } from './steps/service.ts';

/** Presses Tab until the control has focus, as somebody without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('150 presses of Tab did not reach the control');
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}

test('by keyboard alone from the sign-in to a filing that is sent', async ({ page }) => {
  const { email, password } = ownAccess();
  const business = await addBusiness(freshName('STALL Keyboard'));
  await page.goto(`/test/plans/new?business=${business}&state=US-OH`);
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await press(page, 'Open the Ohio form');
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);

  await press(page, 'Change Contact for this filing');
  const contact = page.getByRole('group', { name: 'Contact for this filing' });
  await tabTo(page, contact.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Dana Whitfield');
  await tabTo(page, contact.getByLabel('Email address'));
  await page.keyboard.type('dana@harborpine.example');
  await press(page, 'Check and send');
  await press(page, 'Submit to Ohio');
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}`);
  expect(data).toHaveLength(1);
});
