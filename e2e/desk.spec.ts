import { expect, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { openAsVisitor, openDesk, openSignedIn } from './steps/sign-in.ts';

const pages = [
  '/operations',
  '/operations/keys',
  '/operations/filings/00000000-0000-7000-8000-000000000000',
  '/operations/unheard-of',
];

test('for everybody who is no staff, there is nothing at any address of the desk', async ({ page }) => {
  const statuses = () =>
    Promise.all(pages.map(async (path) => (await page.request.get(path, { maxRedirects: 0 })).status()));
  const nothing = pages.map(() => 404);
  expect(await statuses(), 'nobody').toEqual(nothing);
  await openAsVisitor(page, '/test');
  expect(await statuses(), 'the visitor of the demo').toEqual(nothing);
  await openSignedIn(page, '/test');
  expect(await statuses(), ownAccess().email).toEqual(nothing);
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await expect(page.getByText('dana.whitfield@')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Operations desk' })).toHaveCount(0);

  await openDesk(page, '/live');
  await page.getByRole('button', { name: 'Noor Haddad' }).click();
  await page.getByRole('link', { name: 'Operations desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused();
});
