import { expect, type Page, test } from '@playwright/test';
import { codeAt } from '../lib/testing/second-factor.ts';
import { accessTo, demoAccess, ownAccess, ownOrganization } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { mailTo } from './steps/mail.ts';
import { joinAnother, openDeskAsFiler, openSignedIn, signIn } from './steps/sign-in.ts';

const security = '/test/settings/security';

/** Enters the password, reads the key from the page as somebody without a camera does, and a code of it. */
async function enroll(page: Page, password: string): Promise<string> {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^This code is wrong/ })).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeAt(key, new Date()));
  await page.keyboard.press('Enter');
  return key;
}

async function storeCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('alertdialog');
  const codes = ((await shown.locator('code').textContent()) ?? '').split('\n');
  await shown.getByRole('button', { name: 'I stored it' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  return codes;
}

async function signOut(page: Page, name = 'Dana Whitfield'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
}

test('an authenticator app is set up, required at the sign-in, and made compulsory for a colleague', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSignedIn(page, security);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const key = await enroll(page, ownAccess().password);
  const codes = await storeCodes(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expectNoBarrier(page, 'the security page');

  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await expect(page.getByText('passkeys need a host name')).toBeVisible();

  await signOut(page);
  await signIn(page);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/ask an administrator .* to reset/);
  await page.getByRole('button', { name: 'Use another account' }).press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await signIn(page);
  await expectNoBarrier(page, 'the code at the sign-in');
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^This code is wrong/ })).toBeVisible();
  // The code of now was used to set it up; that of the next half minute counts already.
  await page.getByLabel('Code').fill(codeAt(key, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/test');

  await signOut(page);
  await signIn(page);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/test');
  await page.goto(security);
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Every member must have one.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Each member decides.')).toBeVisible();
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Every member must have one.')).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const marcus = await context.newPage();
  await marcus.goto('/test/filings');
  const access = accessTo(demoAccess().url, ownOrganization(), 'Marcus Oyelaran');
  await signIn(marcus, access);
  await marcus.waitForURL(/\/second-factor\?next=%2Ftest%2Ffilings$/);
  await expectNoBarrier(marcus, 'the demanded second factor');
  await marcus.goto('/test/businesses');
  await marcus.waitForURL(/\/second-factor\?next=%2Ftest%2Fbusinesses$/);
  const keyOfMarcus = await enroll(marcus, access.password);
  const asked: string[] = [];
  marcus.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await storeCodes(marcus);
  await expect(marcus.getByRole('heading', { level: 1, name: 'Businesses' })).toBeVisible();
  expect(asked, 'codes that are stored hold nobody back').toEqual([]);

  // Invited elsewhere, Marcus joins in the browser in which they are signed in, and is asked for a code there.
  const other = await browser.newContext({ baseURL });
  const inviter = await other.newPage();
  await inviter.goto('/test/settings/members');
  await signIn(inviter, await joinAnother());
  await inviter.getByRole('button', { name: 'Invite' }).click();
  const form = inviter.getByRole('dialog');
  await form.getByLabel('Email address').fill(access.email);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form).toHaveCount(0);
  const { token } = await mailTo(access.email, /^You are invited to/);
  await marcus.goto(`/invitation#${token}`);
  await marcus.getByLabel('Your password').fill(access.password);
  await marcus.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(marcus.getByRole('heading', { name: /^You are now a member of/ })).toBeVisible();
  await expect(marcus.getByLabel('Code')).toBeFocused();
  await marcus.keyboard.press('Enter');
  await expect(marcus.getByRole('link', { name: 'Enter the code.' })).toBeVisible();
  await marcus.getByLabel('Code').fill(codeAt(keyOfMarcus, new Date(Date.now() + 30_000)));
  await marcus.keyboard.press('Enter');
  await marcus.waitForURL('**/test');
  await other.close();
  await context.close();

  const ofStaff = await browser.newContext({ baseURL });
  const priya = await ofStaff.newPage();
  await openDeskAsFiler(priya, '/test');
  await signOut(priya, 'Priya Raman');
  await signIn(priya, accessTo(demoAccess().url, ownOrganization(), 'Priya Raman'));
  await priya.waitForURL(/\/second-factor\?next=%2Foperations$/);
  await priya.goto('/operations/keys');
  await priya.waitForURL(/\/second-factor\?next=%2Foperations%2Fkeys$/);
  await ofStaff.close();
});
