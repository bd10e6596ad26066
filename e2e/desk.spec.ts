import { expect, type Page, test } from '@playwright/test';
import { demoAccess, ownAccess } from './steps/access.ts';
import { formWithEin, live, pageOfAnother, submitLive } from './steps/desk.ts';
import { holdAnswer } from './steps/hold-answer.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { makePdf } from './steps/pdf.ts';
import { daysAgo, fillContact, startPlan, typeDate } from './steps/plan.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { becomeColleague, openAsVisitor, openDesk, openDeskAsFiler, openSignedIn } from './steps/sign-in.ts';

const pages = [
  '/operations',
  '/operations/keys',
  '/operations/mail',
  '/operations/filings/00000000-0000-7000-8000-000000000000',
  '/operations/unheard-of',
];

test('for everyone who is not staff, no page of the desk exists', async ({ page }) => {
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
  const row = (at: number) => page.getByRole('rowheader').nth(at).getByRole('link');
  await pressUntil(page, 'k', () => expect(row(0)).toBeFocused({ timeout: 500 }));
  await page.keyboard.press('j');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(0)).toBeFocused();
});

/** A key does nothing before the page is hydrated. */
async function pressUntil(page: Page, key: string, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await seen();
  }).toPass();
}

const step = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** A preparer's submission that a rule of the administrator holds, as it was approved by a colleague. */
async function submitWithApproval(page: Page, legalName: string): Promise<string> {
  const business = await addBusiness(legalName, live());
  await openSignedIn(page, '/live/settings/approvals');
  await page.getByLabel('Estimated fee over').fill('10');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('table', { name: 'Approvals' })).toContainText('over $10');

  await becomeColleague(page.context(), 'Marcus Oyelaran');
  await startPlan(page, business, 'US-OH', 'Ohio', 'live');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check and send' }).click();
  await page.getByRole('button', { name: 'Send to Ohio' }).click();
  await page.waitForURL(/\/live\/approvals\/[0-9a-f-]{36}/);

  await becomeColleague(page.context(), 'Priya Raman');
  await page.reload();
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await page.getByRole('link', { name: 'Open the filing' }).click();
  await page.waitForURL(/\/live\/filings\/[0-9a-f-]{36}/);
  return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
}

test('a live filing is prepared, approved, claimed, questioned, answered, and completed with the state’s charge', async ({
  page,
}) => {
  const legalName = freshName('Desk');
  const partner = await pageOfAnother(page);
  const id = await submitWithApproval(partner, legalName);
  const robot = { ...ownAccess(), test_key: demoAccess().operator_key };
  type Partner = { organization: { id: string } };
  const { organization } = await api<Partner>('GET', `/v1/operations/filing/${id}`, undefined, robot);
  const screen = `/operations/filings/${id}`;

  // The next filing of this partner, opened by a key.
  await openDesk(page, `/operations?organization_id=${organization.id}`);
  await expect(page.getByRole('link', { name: legalName })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: legalName });
  await pressUntil(page, 'c', () => expect(heading).toBeVisible({ timeout: 10_000 }));

  // A colleague sees who works on it, and can change nothing.
  const other = await pageOfAnother(page);
  await openDeskAsFiler(other, screen);
  // A page that is still loading may contain a part of it twice.
  await expect(other.getByRole('main').getByText('Noor Haddad works on this filing')).toBeVisible();
  await expect(other.getByRole('button', { name: /Take over/ })).toHaveCount(0);
  await other.getByLabel('Note for the desk').fill('I take this one.');
  await step(other, 'Mark as ready to file');
  await expect(other.getByRole('alert').getByText(/^Noor Haddad has worked on it since/)).toBeVisible();
  await expect(other.getByLabel('Note for the desk')).toHaveValue('I take this one.');
  await other.context().close();

  // A box shows at once what was pressed, before the service has answered.
  const nameChecked = page.getByRole('checkbox', { name: 'Name checked by hand in the register' });
  const release = await holdAnswer(page, screen);
  await nameChecked.click();
  await expect(nameChecked).toBeChecked();
  await release();
  await expect(page.getByRole('listitem').filter({ has: nameChecked })).toContainText('Noor Haddad,');

  // Whoever cancels too late reads why, on either side.
  const late = await page.context().newPage();
  await late.goto(screen);
  const questions = [late, partner].map((one) => one.getByRole('alertdialog'));
  await step(late, 'Cancel the filing');
  await late.getByLabel('Reason').fill('Withdrawn.');
  await step(partner, 'Cancel filing');
  for (const question of questions) await question.getByLabel(/^Type /).fill(legalName);
  await page.keyboard.press('Control+Enter');
  await step(page, 'Mark as sent to the office');
  await expect(page.getByRole('button', { name: 'Mark as accepted by the office' })).toBeVisible();
  await expect(partner.getByText('Sent to the state')).toBeAttached();
  for (const question of questions) {
    await question.getByRole('button', { name: /^Cancel / }).click();
    await expect(question.getByText(/only until it enters processing/)).toBeVisible();
  }
  await late.close();

  // A rejection becomes a case, and the filing waits.
  await page.getByText('Ask the partner', { exact: true }).click();
  await page.getByLabel('What is wrong').selectOption({ label: 'Signature missing or not accepted' });
  await expect(page.getByLabel('In one line')).toHaveValue('A signature is missing or was not accepted');
  await step(page, 'Open the case');
  await expect(page.getByText('It waits until the open case is closed.')).toBeVisible();
  const { cases } = await api<{ cases: { id: string }[] }>('GET', `/v1/filing/${id}`, undefined, live());
  await becomeColleague(partner.context(), 'Marcus Oyelaran');
  await partner.goto(`/live/cases/${cases[0]?.id}`);
  await partner.getByLabel('Signer name').fill('Maria Okafor');
  await partner.getByLabel('Signer title').fill('Manager');
  await partner.getByRole('button', { name: 'Send answer' }).click();
  await expect(partner.getByText('We are reviewing your answer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Maria Okafor', { exact: true })).toBeVisible();
  await step(page, 'Accept the answer');

  // A screen that is older than the filing overwrites nothing, and loses nothing.
  const stale = await page.context().newPage();
  await stale.goto(screen);
  await stale.getByLabel('Note for the desk').fill('By phone.');
  await step(page, 'Mark as accepted by the office');
  await expect(page.getByRole('button', { name: 'Complete the filing' })).toBeVisible();
  await step(stale, 'Mark as accepted by the office');
  await expect(stale.getByRole('alert').getByText(/^The filing is now filed\./)).toBeVisible();
  await expect(stale.getByLabel('Note for the desk')).toHaveValue('By phone.');
  await expect(stale.getByRole('button', { name: 'Complete the filing' })).toBeVisible();
  await stale.close();

  await step(page, 'Complete the filing');
  await expect(page.getByRole('link', { name: 'Add at least one document of the office.' })).toBeVisible();
  await page.getByLabel('Registration number').fill('5021338');
  await typeDate(page, 'Date of registration', daysAgo(1));
  await page.getByLabel('Kind of document').selectOption({ label: 'Certificate of authority' });
  const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: await makePdf('Ohio') };
  await loseAnswer(page, `/filing/${id}/document`);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert').getByText('certificate.pdf was not uploaded')).toBeVisible();
  await step(page, 'Try again');
  await expect(page.getByRole('region', { name: 'Documents' }).getByText('certificate.pdf')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /^Certificate of authority/ })).toBeChecked();
  const charged = page.getByRole('table', { name: 'Charged by the office' });
  await charged.getByLabel(/^State filing fee/).fill('104.00');
  await expect(charged.getByText('+5.00').first()).toBeVisible();
  await step(page, 'Complete the filing');
  await expect(page.getByText('The filing has ended. Nothing is left to do.')).toBeVisible();

  await openSignedIn(partner, `/live/filings/${id}`);
  await expect(partner.getByRole('main').getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(partner.getByText('5021338').first()).toBeVisible();
  await partner.goto('/live/settings/statements');
  await expect(partner.getByRole('rowheader', { name: legalName })).toContainText('No. 5021338');
  await expect(partner.getByRole('row', { name: /Total of 1 filing/ })).toContainText('104.00');
  await partner.context().close();
});

test('an EIN application shows that it waits for its formation, and cannot be claimed', async ({ page }) => {
  const entity_name = await formWithEin();
  await openDesk(page, `/operations?q=${encodeURIComponent(entity_name)}`);
  const rows = page.getByRole('row').filter({ hasText: entity_name });
  const waiting = rows.filter({ hasText: 'Waits for its formation' });
  await expect(rows).toHaveCount(2);
  await expect(waiting).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /Claim/ })).toHaveCount(1);
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await waiting.getByRole('link', { name: entity_name }).click();
  await expect(
    page.getByText('It waits until the formation that it was submitted with is completed.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Claim|Mark as|Show the tax ID/ })).toHaveCount(0);
});

test('nothing is claimed as overdue that is so only by a browser whose clock is ahead', async ({ page }) => {
  const { legalName } = await submitLive('Ahead');
  const q = encodeURIComponent(legalName);
  await page.clock.setFixedTime(Date.now() + 90 * 86_400_000);
  await openDesk(page, `/operations?overdue=true&q=${q}`);
  await page.getByRole('button', { name: 'Claim next' }).click();
  await expect(page.getByText('No filing waits for you')).toBeVisible();
  await page.goto(`/operations?q=${q}`);
  await page.getByRole('button', { name: 'Claim next' }).click();
  await expect(page).toHaveURL(/\/operations\/filings\//);
});

test('the note of a step is not typed for the next one too, though its page was left or reloaded before the answer', async ({
  page,
}) => {
  const { id, legalName } = await submitLive('Left');
  const screen = `/operations/filings/${id}`;
  await openDesk(page, `/operations?q=${encodeURIComponent(legalName)}`);
  await page.getByRole('link', { name: legalName }).click();
  const note = page.getByLabel('Note for the desk');
  const added = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await note.fill('Called the office.');
  const release = await holdAnswer(page, screen);
  await step(page, 'Mark as ready to file');
  await page.goBack();
  await page.waitForURL(/operations\?q=/);
  await page.goForward();
  await release();
  await expect(page.getByRole('button', { name: 'Mark as sent to the office' })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.unrouteAll();

  await note.fill('Sent by mail.');
  await loseAnswer(page, screen);
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await step(page, 'Mark as sent to the office');
  await lost;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark as accepted by the office' })).toBeVisible();
  await expect(added('Sent by mail.')).toHaveCount(1);
  await expect(note).toHaveValue('');
});
