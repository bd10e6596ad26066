import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { ownAccess, ownOrganization } from './steps/access.ts';
import { barriers, expectNoBarrier } from './steps/barriers.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { mailTo } from './steps/mail.ts';
import { addMembers, becomeColleague, openSignedIn, signIn } from './steps/sign-in.ts';

const password = 'seven quiet herons over Ohio';
const members = '/test/settings/members';

const newcomer = () => `newcomer@${ownOrganization().emails['Dana Whitfield'].split('@')[1]}`;
const rowOf = (page: Page, table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

async function choose(row: Locator, what: string): Promise<void> {
  await row.getByRole('button', { name: /^More/ }).click();
  await row.page().getByRole('menuitem', { name: what }).click();
}

async function tryInvite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Email address').fill(` ${email.toUpperCase()} `);
  await form.getByRole('checkbox', { name: /^Approver/ }).check();
  await form.getByRole('button', { name: 'Send the invitation' }).click();
}

async function invite(page: Page, email: string): Promise<void> {
  await tryInvite(page, email);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens a browser for another person. */
async function elsewhere(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  return (await browser.newContext()).newPage();
}

test('a person is invited, joins through the email, gets other roles, and is removed while signed in', async ({
  page,
  context,
  baseURL,
}) => {
  const email = newcomer();
  await openSignedIn(page, members);
  await invite(page, email);
  await expect(rowOf(page, 'Invitations', email)).toContainText('Preparer, Approver');
  await tryInvite(page, email);
  await expect(page.getByRole('dialog').getByLabel('Email address')).toHaveAccessibleDescription(
    `Error: ${email} has an open invitation. Send that one again instead.`,
  );
  await page.keyboard.press('Escape');

  const guest = await elsewhere(context);
  const { token } = await mailTo(email, /^You are invited to Okafor Compliance$/);
  await guest.route('**/invitation', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await guest.goto(`${baseURL}/invitation#${token}`);
  const again = guest.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await guest.unroute('**/invitation');
  await again.click();
  await expect(guest.getByRole('heading', { name: 'You are invited to Okafor Compliance' })).toBeVisible();
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest.getByRole('link', { name: 'Enter a name.' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Enter a password.' })).toBeVisible();
  await guest.getByLabel('Your name').fill('Noel Abara');
  await guest.getByLabel('New password').fill('password123456');
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest.getByRole('link', { name: /easy to guess/ })).toBeVisible();
  await expect(guest.getByLabel('Your name')).toHaveValue('Noel Abara');
  await guest.getByLabel('New password').fill(password);
  await loseAnswer(guest, '/invitation');
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest.getByText('No answer came')).toBeVisible();
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await guest.waitForURL('**/test');
  await guest.goto(`${baseURL}${members}`);
  await expect(guest.getByText('administrators change them')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Invite' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('table', { name: 'Invitations' })).toHaveCount(0);
  await rowOf(page, 'Members', 'Noel Abara').getByRole('button', { name: 'Change roles' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Preparer/ })
    .uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save roles' }).click();
  await expect(rowOf(page, 'Members', 'Noel Abara')).not.toContainText('Preparer');
  await guest.reload();
  await expect(guest).toHaveURL(/\/sign-in/);
  await signIn(guest, { ...ownAccess(), email, password });
  await expect(guest.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();

  await choose(rowOf(page, 'Members', 'Noel Abara'), 'Hand over work');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Hand over work' }).click();
  await expect(form.getByRole('link', { name: 'Choose who takes over.' })).toBeVisible();
  await form.getByLabel('Who takes over').selectOption('Marcus Oyelaran');
  await form.getByRole('button', { name: 'Hand over work' }).click();
  await expect(page.getByText('Marcus Oyelaran has taken over the work of Noel Abara.')).toBeVisible();
  await choose(rowOf(page, 'Members', 'Noel Abara'), 'Remove');
  await expect(rowOf(page, 'Members', 'Noel Abara')).toHaveCount(0);
  await guest.reload();
  await expect(guest).toHaveURL(/\/sign-in/);
  await guest.goto(`${baseURL}/invitation#${token}`);
  await expect(guest.getByText('This invitation does not work')).toBeVisible();
  await guest.context().close();
});

test('a removed person comes back with Undo, and later from the list of the recently removed', async ({
  page,
  context,
}) => {
  await openSignedIn(page, members);
  const row = rowOf(page, 'Members', 'Marcus Oyelaran');
  // A first visit shows its times in UTC until it knows where it is.
  await expect(page.locator('[data-zone]')).not.toContainText('UTC');
  const before = await row.textContent();
  const marcus = await elsewhere(context);
  await becomeColleague(marcus.context(), 'Marcus Oyelaran');
  await loseAnswer(page, members);
  await choose(row, 'Remove');
  await expect(row.getByText('The connection was lost')).toBeVisible();
  await choose(row, 'Remove');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Marcus Oyelaran removed')).toBeVisible();
  await marcus.goto(new URL('/test/filings', page.url()).href);
  await expect(marcus).toHaveURL(/\/sign-in/);
  await marcus.context().close();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toBeVisible();
  expect(await row.textContent()).toBe(before);
  await expect(page.getByRole('table', { name: 'Recently removed' })).toHaveCount(0);

  await choose(row, 'Remove');
  await expect(row).toHaveCount(0);
  await page.reload();
  const removed = rowOf(page, 'Recently removed', 'Marcus Oyelaran');
  await expect(removed).toContainText('by Dana Whitfield');
  await expectNoBarrier(page, 'the recently removed');
  await removed.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(row).toBeVisible();
  await expect(page.getByText('Marcus Oyelaran is a member again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await row.textContent()).toBe(before);
  await expect(page.getByRole('table', { name: 'Recently removed' })).toHaveCount(0);
});

test('whoever was brought back meanwhile is not brought back again, and the page says so', async ({
  page,
  context,
}) => {
  await openSignedIn(page, members);
  await choose(rowOf(page, 'Members', 'Marcus Oyelaran'), 'Remove');
  const removed = rowOf(page, 'Recently removed', 'Marcus Oyelaran');
  await expect(removed).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await rowOf(other, 'Recently removed', 'Marcus Oyelaran')
    .getByRole('button', { name: 'Bring back' })
    .click();
  await expect(rowOf(other, 'Members', 'Marcus Oyelaran')).toBeVisible();
  await removed.getByRole('button', { name: 'Bring back' }).click();
  await expect(
    page.getByText('Marcus Oyelaran was not brought back: Marcus Oyelaran is a member already.'),
  ).toBeVisible();
  await expect(removed).toHaveCount(0);
  await expect(rowOf(page, 'Members', 'Marcus Oyelaran')).toBeVisible();
});

test('a suspended person is signed out at once, until reinstated', async ({ page, context }) => {
  await openSignedIn(page, members);
  const marcus = await elsewhere(context);
  await becomeColleague(marcus.context(), 'Marcus Oyelaran');
  await marcus.goto(new URL('/test/filings', page.url()).href);
  await expect(marcus.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  const row = rowOf(page, 'Members', 'Marcus Oyelaran');
  await choose(row, 'Suspend');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleDescription(/API keys they created keep working/);
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'More Marcus Oyelaran' })).toBeFocused();
  await choose(row, 'Suspend');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
  await marcus.reload();
  await expect(marcus).toHaveURL(/\/sign-in/);
  await choose(row, 'Let in again');
  await expect(row).toContainText('Active');
  await marcus.context().close();
});

test('what can be done with a member stands in one line, however narrow the table', async ({ page }) => {
  await openSignedIn(page, members);
  const buttons = rowOf(page, 'Members', 'Marcus Oyelaran').getByRole('button');
  for (const width of [1100, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await buttons.evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().height]),
    );
    expect(lines, `at ${width} px`).toHaveLength(2);
    expect(lines[0], `at ${width} px`).toEqual(lines[1]);
    expect(lines[0]?.[1], `at ${width} px`).toBeLessThan(44);
  }
});

test('the last administrator cannot leave, and sees why', async ({ page }) => {
  await openSignedIn(page, '/test/settings/profile');
  await page.getByRole('button', { name: 'Leave the organization' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Type Okafor Compliance').fill('Okafor Compliance');
  await question.getByRole('button', { name: 'Leave the organization' }).click();
  await expect(question.getByRole('alert')).toContainText('is the last administrator');
});

test('a forgotten password is reset through the email, and the old sessions end', async ({
  page,
  baseURL,
}) => {
  const { email } = ownAccess();
  await openSignedIn(page, '/test/settings/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  const other = await elsewhere(page.context());
  await other.goto(`${baseURL}/sign-in`);
  await expect(other.locator('form[data-waits]')).toHaveCount(0);
  await other.getByLabel('Email address').fill(` ${email}`);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(other.url()).toMatch(/\/forgot-password$/);
  await expect(other.getByLabel('Email address')).toHaveValue(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByText('Check your email')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  const { token } = await mailTo(email, /^Set a new password$/);
  await becomeColleague(other.context(), 'Marcus Oyelaran');
  await other.goto(`${baseURL}/reset-password#${token}`);
  await other.getByLabel('New password').fill(password);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByText('Your new password is set')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await other.getByRole('link', { name: 'Sign in' }).click();

  const again = await elsewhere(page.context());
  await again.goto(`${baseURL}/reset-password#${token}`);
  await again.getByLabel('New password').fill(password);
  await again.getByRole('button', { name: 'Set the password' }).click();
  await expect(again.getByText('This link does not work')).toBeVisible();
  await expect(again.getByText('This signs you out everywhere')).toHaveCount(0);
  await expect(again.getByLabel('New password')).toHaveCount(0);
  await expect(again.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect(again.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await again.context().close();
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in/);
  await signIn(other, { ...ownAccess(), password });
  await other.waitForURL('**/test');
  await other.context().close();
});

test('a person changes the email that they sign in with, by a link to the new one', async ({
  page,
  baseURL,
}) => {
  const access = ownAccess();
  const { email, password: own } = access;
  const next = `new-${email}`;
  await openSignedIn(page, '/test/settings/profile');
  await page.getByRole('button', { name: 'Change your email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('link', { name: /sign in with this email address already/ })).toBeVisible();
  await dialog.getByLabel('New email address').fill(next);
  await dialog.getByLabel('Your password').fill(own);
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByText(`Open the link that we sent to ${next}`)).toBeVisible();
  const { token } = await mailTo(next, /^Confirm your email address$/);

  const other = await elsewhere(page.context());
  await other.goto(`${baseURL}/confirm-email#${token}`);
  await other.getByRole('button', { name: 'Use this address' }).click();
  await expect(other.getByText('Your email address is changed')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await other.goto(`${baseURL}/confirm-email#`);
  await expect(other.getByText('The link is not complete')).toBeVisible();
  await other.getByRole('link', { name: 'Go to Statehouse' }).click();
  await signIn(other, { ...access, email: next });
  await other.waitForURL('**/test');
  await other.context().close();
  // Whoever is signed in stays signed in.
  await page.reload();
  await expect(page.locator('dd').filter({ hasText: next })).toBeVisible();
});

test('an administrator can rename the organization, and nobody else can', async ({ page, context }) => {
  const organization = '/test/settings/organization';
  await openSignedIn(page, organization);
  await page.getByLabel('Name of the organization').fill(' ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'Enter the name of the organization.' })).toBeVisible();
  await page.getByLabel('Name of the organization').fill('Okafor and Partners');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner')).toContainText('Okafor and Partners');
  await becomeColleague(context, 'Marcus Oyelaran');
  await page.goto(organization);
  await expect(page.getByText('Administrators change the name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toHaveCount(0);
});

test('a person can change their name and end their sessions with only the keyboard', async ({
  page,
  context,
}) => {
  const other = await elsewhere(context);
  await openSignedIn(other, new URL('/test', test.info().project.use.baseURL).href);
  await openSignedIn(page, '/test/settings/profile');
  await page.getByLabel('Your name').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Dana Okafor\u200b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dana Okafor' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Security' })
    .press('Enter');
  await page.getByRole('button', { name: 'End all other sessions' }).press('Enter');
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await other.reload();
  await expect(other).toHaveURL(/\/sign-in/);
  await other.context().close();
});

test('a choice of emails that was saved here and changed in another tab since stays as it is there', async ({
  page,
  context,
}) => {
  const notifications = '/test/settings/notifications';
  const save = async (tab: Page, kind: RegExp, timing: string) => {
    await tab.getByLabel(kind).selectOption(timing);
    await tab.getByRole('button', { name: 'Save' }).click();
    await expect(tab.getByText('Saved.').first()).toBeVisible();
  };
  await openSignedIn(page, notifications);
  await save(page, /^Filings/, 'Never');
  const other = await context.newPage();
  await other.goto(new URL(notifications, page.url()).href);
  await expect(other.getByLabel(/^Filings/)).toHaveValue('off');
  await save(other, /^Filings/, 'At once');
  await expect(page.getByText('Saved.')).toHaveCount(0, { timeout: 30_000 });
  await save(page, /^Cases/, 'Once a day');
  await other.reload();
  await expect(other.getByLabel(/^Cases/)).toHaveValue('daily');
  await expect(other.getByLabel(/^Filings/)).toHaveValue('at_once');
});

test('no page or dialog about people has accessibility errors in either theme', async ({ page, baseURL }) => {
  await openSignedIn(page, members);
  await invite(page, newcomer());
  await expectNoBarrier(page, 'the members');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const { token } = await mailTo(newcomer(), /^You are invited/);
  for (const [path, shown] of [
    [`/invitation#${token}`, 'Your name'],
    ['/forgot-password', 'Email address'],
    [`/reset-password#${token}`, 'New password'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByLabel(shown)).toBeVisible();
    await expectNoBarrier(page, path);
  }
});

test('work is handed over to a member who is on another page of the list', async ({ page }) => {
  await addMembers(50);
  await openSignedIn(page, '/test/settings/members');
  const list = page.getByRole('table', { name: 'Members' });
  await expect(list).toContainText('Member 50');
  await expect(list).not.toContainText('Marcus Oyelaran');
  await choose(rowOf(page, 'Members', 'Member 50'), 'Hand over work');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who takes over').selectOption('Marcus Oyelaran');
  await dialog.getByRole('button', { name: 'Hand over work' }).click();
  await expect(page.getByText('Marcus Oyelaran has taken over the work of Member 50.')).toBeVisible();
});
