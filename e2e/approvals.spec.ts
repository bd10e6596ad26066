import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './steps/barriers.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { fillContact, startPlan } from './steps/plan.ts';
import { addBusiness, answersForOhio, api, freshName, submitInOhio } from './steps/service.ts';
import { becomeColleague, openSignedIn } from './steps/sign-in.ts';

async function elsewhere(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  return (await browser.newContext()).newPage();
}

/** A submission by a key, which the rule holds too. */
async function submitByKey(): Promise<{ name: string; business: string }> {
  const name = freshName('STALL Keyed');
  const business = await addBusiness(name);
  await submitInOhio(business);
  return { name, business };
}

test('a rule holds a submission by a key until a colleague approves it, and then the filing exists', async ({
  page,
  context,
  baseURL,
}) => {
  const name = freshName('STALL Held');
  const business = await addBusiness(name);
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByLabel('Estimated fee over').fill('10');
  await page.getByLabel('States').fill('Ohio, ZZ');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('link', { name: /These are not: ZZ/ })).toBeVisible();
  await page.getByLabel('States').fill('Ohio');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rules = page.getByRole('table', { name: 'Approvals' });
  await expect(rules).toContainText('Test filings in Ohio over $10 wait for an approval.');
  await expectNoBarrier(page, 'the rules of approvals');
  await page.getByLabel('States').fill('Nevada');
  await rules.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No submission waits for an approval')).toBeVisible();
  await expect(page.getByLabel('States')).toHaveValue('Nevada');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rules).toContainText('Test filings in Ohio over $10 wait for an approval.');

  await startPlan(page, business, 'US-OH', 'Ohio');
  const plan = page.url();
  await fillContact(page);
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(page.getByText('This filing will wait for an approval')).toBeVisible();
  await expect(page.getByText('Test filings in Ohio over $10 wait for an approval.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to Ohio' }).click();
  await page.waitForURL(/\/test\/approvals\/[0-9a-f-]{36}/);
  await expect(page.getByText('You sent this yourself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and send' })).toHaveCount(0);
  const approval = page.url();
  await page.goto(plan);
  await expect(page).toHaveURL(approval);

  const priya = await elsewhere(context);
  await becomeColleague(priya.context(), 'Priya Raman');
  await priya.goto(`${baseURL}/test`);
  const needs = priya.getByRole('table', { name: 'What needs you' });
  await expect(needs.getByRole('row', { name: /Approve or reject/ })).toContainText('Sent by Dana Whitfield');
  await expect(
    priya.getByRole('link', { name: 'Needs you 1 waiting for you' }).filter({ visible: true }),
  ).toBeVisible();
  await needs.getByRole('link', { name: 'Approve or reject a foreign qualification' }).click();
  await expect(priya.getByRole('heading', { level: 1, name: `${name}: Ohio` })).toBeVisible();
  await expect(priya.getByText('dana@harborpine.example')).toBeVisible();
  await expectNoBarrier(priya, 'an approval');
  await priya.getByRole('button', { name: 'Reject' }).click();
  await priya.getByRole('alertdialog').getByRole('button', { name: 'Keep it waiting' }).click();
  await expect(priya.getByRole('alertdialog')).toHaveCount(0);
  await priya.getByRole('heading', { level: 1 }).click();
  await priya.keyboard.press('a');
  await priya.getByRole('link', { name: 'Open the filing' }).click();
  await priya.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  await expect(priya.getByText('approved by Priya Raman')).toBeVisible();
  await priya.goto(`${baseURL}/test/approvals?status=ended`);
  const ended = priya.getByRole('table', { name: 'Approvals' });
  await expect(ended).toContainText(/Approved.*Today, \d\d:\d\dby Priya Raman/);
  await expectNoBarrier(priya, 'the list of approvals');
  await priya.context().close();

  await page.reload();
  await expect(page.getByText('Approved. The filing is on its way.')).toBeVisible();
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}`);
  expect(data).toHaveLength(1);

  // Two more wait, by a key: with [ and ] one pages through them as through cases.
  const [first, second] = [await submitByKey(), await submitByKey()];
  await becomeColleague(context, 'Priya Raman');
  await page.goto('/test/approvals');
  await page.getByRole('link', { name: first.name }).click();
  const heading = (legalName: string) => page.getByRole('heading', { level: 1, name: `${legalName}: Ohio` });
  await expect(heading(first.name)).toBeVisible();
  // A key does nothing before the page is hydrated, and pressed again it starts the navigation over: time for one.
  await expect(async () => {
    await page.keyboard.press(']');
    await expect(heading(second.name)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.keyboard.press('[');
  await expect(heading(first.name)).toBeVisible();

  // The company is renamed while two approvers have the page open: neither approves a name that they have not seen.
  const late = await context.newPage();
  await late.goto(page.url());
  const renamed = freshName('STALL Renamed');
  await api('PATCH', `/v1/business/${first.business}`, { legal_name: renamed });
  const approve = (by: Page) => by.getByRole('button', { name: 'Approve and send' }).click();
  await approve(page);
  await expect(page.getByText(`The name was ${first.name} and is now ${renamed}.`)).toBeVisible();
  await expect(heading(renamed)).toBeVisible();
  await approve(late);
  await expect(late.getByText('It has changed since you opened it')).toBeVisible();
  await expect(late.getByRole('heading', { level: 1, name: `${renamed}: Ohio` })).toBeVisible();
  const isApproved = (by: Page) =>
    expect(by.getByRole('region', { name: 'Decision' })).toContainText('Approved. The filing is on its way.');
  await approve(late);
  await isApproved(late);
  await approve(page);
  await isApproved(page);
});

test('a rule whose answer is lost is there once when it is added again', async ({ page }) => {
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByLabel('Estimated fee over').fill('500');
  const lost = await loseAnswer(page, '/settings/approvals');
  const add = page.getByRole('button', { name: 'Add rule' });
  await add.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No answer came');
  await add.click();
  await expect(page.getByText('The rule is added.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Approvals' }).getByRole('button')).toHaveCount(1);
  expect(lost()).toBe(1);
});

test('a rejected submission says why, and leads back to its plan', async ({ page, context }) => {
  const name = freshName('STALL Rejected');
  const business = await addBusiness(name);
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id: business,
    jurisdictions: ['US-OH'],
    answers: answersForOhio,
  });
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('table', { name: 'Approvals' })).toContainText(
    'Test filings wait for an approval.',
  );
  await page.goto(`/test/plans/${plan.id}/review`);
  await page.getByRole('button', { name: 'Send to Ohio' }).click();
  await page.waitForURL(/\/test\/approvals\/[0-9a-f-]{36}/);
  const approval = page.url();
  await page.goto(`/test/plans/${plan.id}/sending`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for approval');
  const crumb = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(crumb).toHaveAttribute('href', `/test/businesses/${business}`);
  await page.goto('/test/plans');
  await expect(page.getByText('No plans yet')).toBeVisible();
  await expect(page.getByText('1 submission waits for an approval.')).toBeVisible();
  await page.getByRole('link', { name: 'See what is waiting' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(approval);

  await becomeColleague(context, 'Priya Raman');
  await page.goto(approval);
  await expect(page.getByRole('region', { name: 'About this submission' })).toContainText('Standard');
  const needs = page.getByRole('link', { name: /^Needs you/ }).filter({ visible: true });
  await expect(needs).toHaveAccessibleName('Needs you 1 waiting for you');
  // Only the change itself brings the numbers.
  await page.route('**/console/navigation-counts', (route) => route.abort());
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The client wants expedited processing.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Nothing was filed. The client wants expedited processing.');
  await expect(needs).toHaveAccessibleName('Needs you');
  await decision.getByRole('link', { name: 'Open the plan' }).click();
  await expect(page).toHaveURL(new RegExp(`/test/plans/${plan.id}$`));
  // Whoever sends it again reads why it came back, and a list does not call it a draft.
  const why = 'Priya Raman rejected it: “The client wants expedited processing.” You can send it again.';
  await expect(page.getByText(why)).toBeVisible();
  await page.goto(`/test/plans/${plan.id}/review`);
  await expect(page.getByText(why)).toBeVisible();
  await page.goto('/test');
  await expect(page.getByRole('row', { name: /Plan for Ohio/ })).toContainText('Refused');
  await page.goto('/test/plans');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Open it to read why.');
});

test('an approver reads what a record lacks meanwhile in the words of a screen, and approves once it is there', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('table', { name: 'Approvals' })).toContainText(
    'Test filings wait for an approval.',
  );
  const { name, business } = await submitByKey();
  await api('PATCH', `/v1/business/${business}`, { formation_date: null });
  await becomeColleague(context, 'Priya Raman');
  await page.goto('/test');
  await expect(page.getByText('Sent by API key First test key')).toBeVisible();
  await page.goto('/test/approvals');
  await expect(page.getByRole('cell', { name: 'API key First test key' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Approve and send' }).click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Add the day on which the home state formed the company.');
  await expect(decision).not.toContainText('/v1/');
  await api('PATCH', `/v1/business/${business}`, { formation_date: '2019-03-04' });
  await page.getByRole('button', { name: 'Approve and send' }).click();
  await expect(decision).toContainText('Approved. The filing is on its way.');
});

test('a submission that nobody can approve says so to whoever waits for it', async ({ page, context }) => {
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('table', { name: 'Approvals' })).toContainText('Test filings wait');
  const { name } = await submitByKey();
  await becomeColleague(context, 'Marcus Oyelaran');
  await page.goto('/test/approvals');
  await page.getByRole('link', { name }).click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText('Your roles do not let you decide.');
  const approval = page.url();

  await openSignedIn(page, '/test/settings/members');
  await page.getByRole('button', { name: 'More Priya Raman' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('row', { name: /^Priya Raman/ })).toContainText('Suspended');
  await becomeColleague(context, 'Marcus Oyelaran');
  await page.goto(approval);
  await expect(decision).toContainText('Nobody here can approve this submission');
  await expectNoBarrier(page, 'a submission that nobody can approve');
  await decision.getByRole('link', { name: 'Open the members' }).click();
  await page.waitForURL('**/settings/members');
});

test('rules say whose submissions nobody could approve: all, or those of the only approver', async ({
  page,
}) => {
  await openSignedIn(page, '/test/settings/approvals');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('table', { name: 'Approvals' })).toContainText('Test filings wait');
  const warning = page.getByText('Nobody here has the approver role');
  await expect(warning).toHaveCount(0);
  const ofOne = page.getByText('Only Priya Raman can approve here');
  await expect(ofOne).toBeVisible();
  const giveOrTake = async (role = /^Approver/) => {
    await page.goto('/test/settings/members');
    await page.getByRole('button', { name: 'Change roles Priya Raman' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: role }).click();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/test/settings/approvals');
  };
  await giveOrTake();
  await expect(warning).toBeVisible();
  await expectNoBarrier(page, 'the rules of approvals that nobody decides');
  await page.getByRole('link', { name: 'Open the members' }).click();
  await page.waitForURL('**/settings/members');
  await giveOrTake();
  await expect(ofOne).toBeVisible();
  await giveOrTake(/^Preparer/);
  await expect(page.getByRole('table', { name: 'Approvals' })).toBeVisible();
  await expect(warning.or(ofOne)).toHaveCount(0);
});
