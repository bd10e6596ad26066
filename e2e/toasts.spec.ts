import { expect, type Page, test } from '@playwright/test';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const toast = (page: Page) => page.locator('[data-sonner-toast]');

for (const width of [390, 1440]) {
  test(`no field that is filled in stands under a toast, ${width} px wide`, async ({ page }) => {
    const business = await addBusiness(freshName('Toast'));
    await api('PATCH', `/v1/business/${business}`, { metadata: { matter: 'M-1', desk: 'East' } });
    await page.setViewportSize({ width, height: 844 });
    await openSignedIn(page, `/test/businesses/${business}/edit`);
    await page.getByRole('button', { name: 'Remove matter' }).click();
    await expect(toast(page)).toHaveAttribute('data-mounted', 'true');
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    const fields = await fieldsUnderToast(page);
    expect(fields.tried).toBeGreaterThan(10);
    expect(fields.covered).toEqual([]);
    if (width > 768) expect(await coversMain(page)).toBe(false);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Remove matter' })).toBeVisible();
  });
}

test('Tab leads on from a toast to the page', async ({ page }) => {
  const business = await addBusiness(freshName('Toast Tab'));
  await api('PATCH', `/v1/business/${business}`, { metadata: { matter: 'M-1' } });
  await openSignedIn(page, `/test/businesses/${business}/edit`);
  await page.getByRole('button', { name: 'Remove matter' }).click();
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
});

/** Focuses one field after another, as a keyboard or a finger does, and returns those that the toast covers. */
async function fieldsUnderToast(page: Page): Promise<{ tried: number; covered: string[] }> {
  return page.evaluate(() => {
    const over = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect() ?? new DOMRect();
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea):not([type=hidden])'),
    ].filter((field) => field.checkVisibility() && !field.disabled);
    // Upward, each field comes in at the top of the window, downward at its foot.
    const covered = [...fields, ...fields.toReversed()].filter((field) => {
      field.focus();
      const at = field.getBoundingClientRect();
      return at.left < over.right && at.right > over.left && at.top < over.bottom && at.bottom > over.top;
    });
    return { tried: fields.length, covered: covered.map(({ name, id }) => name || id) };
  });
}

/** Whether the toast covers the content of the page at any scroll position. */
function coversMain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const over = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect() ?? new DOMRect();
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    return over.right > main.left;
  });
}
