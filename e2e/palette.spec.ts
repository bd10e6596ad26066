import { expect, type Page, test } from '@playwright/test';
import { addBusiness, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';
import { slowDown } from './steps/slow-machine.ts';

/** The active option for screen readers is the highlighted one. */
async function expectActive(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    const id = await page
      .getByRole('searchbox', { name: 'Search everything' })
      .getAttribute('aria-activedescendant');
    expect(id).toBeTruthy();
    await expect(page.locator(`[id="${id}"]`)).toHaveAccessibleName(name, { timeout: 1_000 });
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('data-focused', 'true', { timeout: 1_000 });
  }).toPass();
}

test('the search over everything finds a business, a page, a state and an action, and Enter opens the first', async ({
  page,
}) => {
  const legalName = freshName('Palette');
  const business = await addBusiness(legalName);
  await openSignedIn(page, '/test/settings/profile');
  const field = page.getByRole('searchbox', { name: 'Search everything' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expectActive(page, /New filing/);
  await field.fill(legalName);
  await expectActive(page, new RegExp(legalName));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/test/businesses/${business}`);

  await page.getByRole('button', { name: /^Search( Ctrl K)?$/ }).click();
  await expectActive(page, new RegExp(legalName));
  await field.fill('qualify');
  await expectActive(page, /Qualify this business in other states/);
  await field.fill('texas');
  await expect(page.getByRole('menuitem', { name: 'Filings in Texas' })).toBeVisible();
  await field.fill('zzzz');
  await expectActive(page, /Search the filings for/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: /^Search( Ctrl K)?$/ })).toBeFocused();
});

test('what is typed before the script of the search is there stands in it, and moves nothing on the page', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings');
  await expect(page.getByRole('button', { name: /^Search( Ctrl K)?$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gn acmm');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('e');
  arrive();
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('gn acme');
  await expectActive(page, /Search the filings for/);
  await page.keyboard.type(' x');
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toHaveValue('gn acme x');
  await expect(page).toHaveURL(/\/test\/filings/);
});

test('Back opens the page before, and leaves neither the search nor the list of keys over it', async ({
  page,
}) => {
  await openSignedIn(page, '/test/calendar');
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  await page.getByRole('button', { name: /^Search( Ctrl K)?$/ }).click();
  const over = page.getByRole('dialog');
  await expect(over).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(over).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(over).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  await expect(over).toHaveCount(0);
});

test('a long name hides neither its end nor its state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const legalName = `${freshName('Long')} and Brothers Instrument and Machine Works of the Upper Valley, LLC`;
  await addBusiness(legalName);
  await openSignedIn(page, '/test');
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('searchbox', { name: 'Search everything' }).fill(legalName.slice(0, 20));
  const entry = page.getByRole('menuitem', { name: legalName });
  await expect(entry).toContainText('Delaware');
  const cut = await entry
    .locator('span')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('on the page of a registration, the company itself is what can be qualified in other states', async ({
  page,
}) => {
  const legalName = freshName('Palette Registration');
  const company = await addBusiness(legalName);
  const { business_id: registration } = await submitInOhio(company);
  await openSignedIn(page, `/test/plans/new?business=${registration}&state=US-KY`);
  await expect(page).toHaveURL(`/test/plans/new?business=${company}&state=US-KY`);
  await expect(page.getByText(/^Kentucky: State fee /)).toBeVisible();
  await expect(page.getByText('Ohio: a filing is in progress')).toBeVisible();
});

test('a key event without a key, as a browser sends while it fills in a field, breaks nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openSignedIn(page, '/test');
  const search = page.getByRole('searchbox', { name: 'Search everything' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  expect(errors).toEqual([]);
});

test('Enter right after the last letter opens a result of all letters', async ({ page }) => {
  await openSignedIn(page, '/test/settings/profile');
  await page.getByRole('button', { name: /^Search/ }).click();
  await expectActive(page, /New filing/);
  await slowDown(page, 6);
  // The keys follow each other within one task: nothing is drawn between them.
  await page.getByRole('searchbox', { name: 'Search everything' }).evaluate((field: HTMLInputElement) => {
    document.execCommand('insertText', false, 'calendar');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', enter));
    field.dispatchEvent(new KeyboardEvent('keyup', enter));
  });
  await page.waitForURL('**/test/calendar');
});
