import { expect, test } from '@playwright/test';
import { readPdf } from '#lib/testing/read-pdf';
import { sideways } from './steps/barriers.ts';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

// The Letter page without its margins, in CSS pixels.
const sheet = { width: 695, height: 912 };

test('a printed filing fits on Letter paper, shows TEST and its id, and leaves out controls', async ({
  page,
}) => {
  const legalName = freshName('Printed');
  const filing = await api('POST', '/v1/filing/foreign-qualification', {
    jurisdiction: 'US-OH',
    business_id: await addBusiness(legalName),
    email: 'filings@northwind.example',
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    principal_address: address,
  });
  await openSignedIn(page, `/test/filings/${filing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.locator('button:not([data-print-keep])').filter({ visible: true })).toHaveCount(0);
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = pages.join(' ');
  for (const words of [legalName, `${filing.id}`, 'TEST', 'Ohio']) expect(text).toContain(words);
  for (const [at, shown] of pages.entries()) expect(shown).toContain(`${at + 1} of ${pages.length}`);
});
