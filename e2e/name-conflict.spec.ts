import { expect, test } from '@playwright/test';
import { openSignedIn } from './demo-access.ts';
import { beginDraft, checkAndSend, fillContact } from './steps/draft.ts';
import { addBusiness, api, freshName } from './steps/service.ts';

test('a name that is taken is found before sending, repaired with an alternate name, and sent', async ({
  page,
}) => {
  const legalName = freshName('NAMETAKEN');
  const alternate = freshName('STALL Freely Named');
  const business = await addBusiness(legalName);
  await openSignedIn(page, '/test');
  await beginDraft(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await page.getByRole('link', { name: 'Register under an alternate name in Ohio' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}#field-alternate_name$/);
  await page.getByRole('textbox', { name: /^Alternate name/ }).fill(alternate);

  const filing = await checkAndSend(page, 'Ohio');
  expect(await api('GET', `/v1/filing/${filing}`)).toMatchObject({ name: alternate });
});
