import { expect, test } from '@playwright/test';
import { fillContact, reviewAndSubmit, startPlan } from './steps/plan.ts';
import { addBusiness, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('after the submission, Back shows what was submitted, and no form that could be submitted again', async ({
  page,
}) => {
  const business = await addBusiness(freshName('STALL Back'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  const filing = await reviewAndSubmit(page, 'Ohio');
  await expect(page.getByRole('heading', { name: 'Submission' })).toBeVisible();
  await page.goBack();
  await page.waitForURL(`**/test/filings/${filing}#submitted`);
  await expect(page.getByRole('heading', { name: 'Submission' })).toBeVisible();
});

test('a second plan for the same business and state asks first, and links to the existing one', async ({
  page,
}) => {
  const business = await addBusiness(freshName('STALL Second'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  const first = page.url();
  await page.goto(`/test/plans/new?business=${business}&state=US-OH`);
  const open = page.getByRole('button', { name: 'Open the Ohio form' });
  await open.click();
  const question = page.getByRole('dialog', { name: 'There is already a plan for Ohio' });
  await question.getByRole('link', { name: 'Continue that plan' }).click();
  await page.waitForURL(first);
  await page.goto(`/test/plans/new?business=${business}&state=US-OH`);
  await open.click();
  await question.getByRole('button', { name: 'Start a second plan' }).click();
  await page.waitForURL((url) => /\/plans\/[0-9a-f-]{36}$/.test(url.pathname) && url.href !== first);
});
