import { expect, test } from '@playwright/test';
import {
  daysAgo,
  fillContact,
  reviewAndSubmit,
  startPlan,
  uploadCertificate,
  uploadFile,
} from './steps/plan.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('a taken name is found before the submission, replaced by an alternate name, and submitted', async ({
  page,
}) => {
  const legalName = freshName('NAMETAKEN');
  const alternate = freshName('STALL Freely Named');
  const business = await addBusiness(legalName);
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(page.getByText('is not distinguishable from')).toHaveCount(1);
  await page.getByRole('link', { name: 'Register under an alternate name in Ohio' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}\?check=1#field-alternate_name$/);
  // What stands in the way is said at the question that takes another name, which is otherwise among the optional ones.
  await expect(
    page.getByText(/is not distinguishable from .* Enter an alternate name\./).first(),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /^Alternate name/ }).fill(alternate);

  const filing = await reviewAndSubmit(page, 'Ohio');
  expect(await api('GET', `/v1/filing/${filing}`)).toMatchObject({ name: alternate });
});

test('a taken name that a state takes with a letter leads to the letter, and is sent with it', async ({
  page,
}) => {
  const legalName = freshName('NAMETAKEN');
  const business = await addBusiness(legalName);
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-KS', 'Kansas');
  await fillContact(page);
  await uploadCertificate(page, daysAgo(20));
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(page.getByText('is not distinguishable from')).toHaveCount(1);
  await page.getByRole('link', { name: 'Attach the letter that lets you use the name' }).click();
  await page.waitForURL(/\?check=1#field-name_consent_letter$/);
  await expect(page.getByText(/is not distinguishable from .* Attach the letter/).first()).toBeVisible();
  await uploadFile(page.locator('[id$="name_consent_letter-upload"]'), 'consent.pdf');

  const filing = await reviewAndSubmit(page, 'Kansas');
  expect(await api('GET', `/v1/filing/${filing}`)).toMatchObject({ name: legalName });
});

test('another record of the same company with a filing in the state is named wherever a state is chosen or sent', async ({
  page,
}) => {
  // One number in one state is one company, under whatever name.
  const first = freshName('STALL First Record');
  const { id: filed } = await submitInOhio(await addBusiness(first));
  const second = await addBusiness(freshName('STALL Second Record'));
  const warning = page.getByText(`Ohio: ${first} has a filing in progress`);
  await openSignedIn(page, `/test/plans/new?business=${second}`);
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('link', { name: 'Ohio' })).toHaveAttribute('href', `/test/filings/${filed}`);
  await page.getByRole('checkbox', { name: /^Ohio/ }).first().check({ force: true });
  await page.getByRole('button', { name: 'Open the Ohio form' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  await fillContact(page);
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(warning).toBeVisible();
  // It stands in the way of nothing.
  await expect(page.getByRole('button', { name: /^Send to Ohio/ })).toBeEnabled();

  const asked = { business_id: second, jurisdictions: ['US-OH', 'US-KY'] };
  const plan = await api<{ id: string }>('POST', '/v1/plan', asked);
  for (const place of ['', '/send']) {
    await page.goto(`/test/plans/${plan.id}${place}`);
    await expect(warning).toHaveCount(1);
  }
  // With no state ready, nothing is said about sending.
  await expect(page.getByText('No state is ready to send yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the plan' })).toBeVisible();
});
