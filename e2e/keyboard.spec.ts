import { expect, type Locator, type Page, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { daysAgo } from './steps/plan.ts';
import { openQuestion } from './steps/questions.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

/** Presses Tab until the control has focus, as a person without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('150 presses of Tab did not reach the control');
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens the search over everything and opens its first result for these words. */
async function take(page: Page, words: string, found: RegExp): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search everything' });
  // Keys work only after hydration, which nothing on the page shows.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type(words);
  await expect(page.locator('[role=menuitem][data-focused]')).toHaveAccessibleName(found);
  await page.keyboard.press('Enter');
}

test('a plan of two states can be submitted with only the search and the keyboard, from the sign-in on', async ({
  page,
}) => {
  const { email, password } = ownAccess();
  const name = freshName('STALL Keyboard');
  const business = await addBusiness(name);
  await page.goto('/sign-in');
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/test');

  await take(page, name, new RegExp(`^${name}`));
  await page.waitForURL(`**/test/businesses/${business}`);
  await take(page, 'qualify', /^Qualify this business in other states/);
  await page.waitForURL(/\/plans\/new/);
  await tabTo(page, page.getByLabel('Type or paste states'));
  await page.keyboard.type('Ohio, TX');
  await press(page, 'Add');
  await press(page, 'Build a plan for 2 states');
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);

  // The first cell is one stop of Tab; the key f goes to what is missing.
  await expect(page.getByText('1 of 2 states are ready')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ohio', exact: true }));
  await page.keyboard.press('f');
  await expect(page.getByRole('link', { name: /^1 answer ?, Missing, Texas/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/states\/US-TX/);
  await tabTo(page, page.getByRole('textbox', { name: 'First day of business in the state' }));
  await page.keyboard.type(daysAgo(5));
  await press(page, 'Check and send');
  await page.waitForURL(/\/send$/);
  await press(page, 'Send 2 filings');
  await expect(page.getByText('Every state was sent')).toBeVisible();
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}`);
  expect(data).toHaveLength(2);
});

test('Ctrl Enter leads from the form to what is sent, and sends it at another press alone', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('STALL By Key'));
  const contact = { name: 'Ana Ruiz', email: 'ana@example.com' };
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-OH'],
    answers: { contact },
  });
  await openSignedIn(page, `/test/plans/${plan.id}`);
  await openQuestion(page, 'Business email');
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Send to Ohio' })).toBeVisible();
  // The keys are still held, which repeats the press; sending would show it at once.
  await page.keyboard.down('Enter');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByRole('button', { name: 'Send to Ohio' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/filings\/[0-9a-f-]{36}/, { timeout: 2_000 });
  }).toPass();
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business_id}`);
  expect(data).toHaveLength(1);
});

test('a letter right after a page has loaded opens no other page', async ({ page }) => {
  // On this page, it is always right after.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 1000;
  });
  await openSignedIn(page, '/test/filings');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/test\/filings$/);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/test\/calendar$/);
});
