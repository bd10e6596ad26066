import { expect, test } from '@playwright/test';
import { demoAccess, openSignedIn } from './demo-access.ts';
import { beginDraft, fillContact } from './steps/draft.ts';
import { addBusiness, api, freshName } from './steps/service.ts';

async function filingsOf(business: string): Promise<number> {
  const page = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}`);
  return page.data.length;
}

test('a double click on send makes one filing', async ({ page }) => {
  const business = await addBusiness(freshName('STALL Twice'));
  await openSignedIn(page, '/test');
  await beginDraft(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await page.getByRole('button', { name: 'Send to Ohio' }).dblclick();
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  expect(await filingsOf(business)).toBe(1);
});

test('an answer that is lost on its way and sent again makes one filing', async ({ page }) => {
  const business = await addBusiness(freshName('STALL Lost'));
  await openSignedIn(page, '/test');
  await beginDraft(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check before sending' }).click();
  const send = page.getByRole('button', { name: 'Send to Ohio' });
  await expect(send).toBeVisible();
  let lost = 0;
  // The server gets it and files; the browser never hears.
  await page.route('**/review', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send.click();
  // It tries again with the same key by itself, and is led to the filing that there is.
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  expect(lost).toBe(1);
  expect(await filingsOf(business)).toBe(1);
});

test('a reload and another device continue the draft where it was', async ({ page, browser }) => {
  const business = await addBusiness(freshName('STALL Draft'));
  await openSignedIn(page, '/test');
  await beginDraft(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByLabel('Website (optional)').fill('https://draft.example');
  await page.getByLabel('Website (optional)').blur();
  await expect(page.getByText(/Saved \d/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Website (optional)')).toHaveValue('https://draft.example');

  const device = await browser.newContext({ baseURL: demoAccess().url });
  const other = await device.newPage();
  await openSignedIn(other, new URL(page.url()).pathname);
  await expect(other.getByLabel('Website (optional)')).toHaveValue('https://draft.example');
  await device.close();
});

test('two people on one draft never overwrite each other silently', async ({ page, browser }) => {
  const business = await addBusiness(freshName('STALL Two'));
  await openSignedIn(page, '/test');
  await beginDraft(page, business, 'US-OH', 'Ohio');
  const device = await browser.newContext({ baseURL: demoAccess().url });
  const other = await device.newPage();
  await openSignedIn(other, new URL(page.url()).pathname);
  const mine = page.getByLabel('Website (optional)');
  const theirs = other.getByLabel('Website (optional)');
  await expect(theirs).toBeVisible();
  await mine.fill('https://mine.example');
  await theirs.fill('https://theirs.example');
  await mine.blur();
  await theirs.blur();
  // Whoever came second is shown both, and chooses.
  const shown = (where: typeof page) =>
    where.getByText('https://mine.example').or(where.getByText('https://theirs.example'));
  await expect
    .poll(async () => (await shown(page).count()) + (await shown(other).count()), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await device.close();
});
