import { expect, type Page, test } from '@playwright/test';
import { loseAnswer } from './steps/lose-answer.ts';
import { daysAgo, typeDate, uploadFile } from './steps/plan.ts';
import { sentBack } from './steps/sent-back.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';
import { holdScripts } from './steps/slow-scripts.ts';

/** A filing in Ohio with an open case of the kind; Ohio asks almost nothing. */
async function openCase(
  kind: string,
  fields?: unknown[],
  facts: Record<string, unknown> = {},
): Promise<{ legalName: string; filing: string; id: string }> {
  // STALL: only this test advances the filing, however slow the machine is.
  const legalName = freshName('STALL Case');
  const business_id = await addBusiness(legalName, undefined, facts);
  const filing = await submitInOhio(business_id);
  const { id } = await api<{ id: string }>('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind,
    ...(fields ? { fields } : {}),
  });
  return { legalName, filing: filing.id, id };
}

async function openFromInbox(page: Page, legalName: string): Promise<void> {
  await openSignedIn(page, `/test/cases?q=${encodeURIComponent(legalName)}`);
  await page.getByRole('row').filter({ hasText: legalName }).getByRole('link').first().click();
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}/);
  await expect(page).toHaveTitle(new RegExp(`: ${legalName}, Ohio ·`));
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send answer' }).click();
}

async function expectResolved(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
  await expect
    .poll(async () => (await api<{ status: string }>('GET', `/v1/case/${id}`)).status)
    .toBe('resolved');
}

test('missing information is answered with a document and an address', async ({ page }) => {
  const { legalName, id } = await openCase('missing_information');
  await openFromInbox(page, legalName);
  // The supporting documents have their own input further down.
  await uploadFile(page.locator('[id$="certificate_of_good_standing-upload"]'), 'standing.pdf');
  const office = page.getByRole('group', { name: 'Principal office' });
  await expect(office).toContainText('The state rejected this address');
  await office.getByRole('textbox', { name: 'Street address' }).fill('100 Congress Avenue');
  await office.getByRole('textbox', { name: 'City' }).fill('Austin');
  await office.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Texas' });
  await office.getByRole('textbox', { name: 'ZIP code' }).fill('78701');
  await send(page);
  await expectResolved(page, id);
});

test('the county of an address goes with its city, and comes back with it', async ({ page }) => {
  const { legalName } = await openCase('missing_information', [
    { name: 'principal_address', type: 'object', description: 'Principal office, whole' },
  ]);
  await openFromInbox(page, legalName);
  const office = page.getByRole('group', { name: 'Principal office' });
  const county = office.getByRole('textbox', { name: /^County/ });
  await expect(county).toHaveValue('New Castle');
  await office.getByRole('textbox', { name: 'City' }).fill('Dover');
  await expect(county).toHaveValue('');
  await office.getByRole('textbox', { name: 'City' }).fill('Wilmington');
  await expect(county).toHaveValue('New Castle');
});

test('another name is entered, and the filing has it', async ({ page }) => {
  const { legalName, filing, id } = await openCase('legal_name_change');
  const next = freshName('STALL Renamed');
  await openFromInbox(page, legalName);
  await page.getByRole('textbox', { name: /name/i }).first().fill(next);
  await send(page);
  await expectResolved(page, id);
  expect(await api('GET', `/v1/filing/${filing}`)).toMatchObject({ legal_name: next, name: next });
});

test('an incomplete answer survives a reload, and an invalid one is marked at its field', async ({
  page,
}) => {
  const { legalName, id } = await openCase('missing_information', [
    { name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' },
    { name: 'member_count', type: 'number', description: 'How many members are there?' },
  ]);
  await openFromInbox(page, legalName);
  const purpose = page.getByRole('textbox', { name: /Purpose/ });
  await purpose.fill('Freight brokerage');
  await page.getByRole('textbox', { name: 'Member count' }).fill('many');
  await page.getByRole('textbox', { name: 'Member count' }).blur();
  await expect(page.getByText(/Saved at \d/).first()).toBeVisible();
  await page.reload();
  await expect(purpose).toHaveValue('Freight brokerage');
  await send(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /problem|correct/i })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('textbox', { name: 'Member count' }).fill('3');
  await send(page);
  await expectResolved(page, id);
});

test('what was typed after the session ended is there after the tab was closed', async ({
  page,
  context,
}) => {
  const { id } = await openCase('missing_information', [
    { name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' },
  ]);
  await openSignedIn(page, `/test/cases/${id}`);
  await context.clearCookies();
  await page.getByRole('textbox', { name: /Purpose/ }).fill('Freight brokerage');
  await expect(page.getByText('You were signed out. This browser keeps what you typed.')).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await openSignedIn(next, `/test/cases/${id}`);
  await expect(next.getByRole('textbox', { name: /Purpose/ })).toHaveValue('Freight brokerage');
});

test('one answer can be used for other cases with the same questions, and each has its own result, though the first response is lost', async ({
  page,
}) => {
  await page.clock.install();
  const purpose = [{ name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' }];
  // However many cases of strangers ask for it before them.
  const strangers = { owners: [{ name: { type: 'person', first: 'Lena', last: 'Brandt' }, role: 'member' }] };
  await Promise.all(Array.from({ length: 21 }, () => openCase('missing_information', purpose, strangers)));
  const first = await openCase('missing_information', purpose);
  const second = await openCase('missing_information', purpose);
  const third = await openCase('missing_information', purpose);
  const longer = await openCase('missing_information', [
    ...purpose,
    { name: 'member_count', type: 'number', description: 'How many members are there?' },
  ]);
  await openFromInbox(page, first.legalName);
  const others = page.getByRole('group', { name: 'Use the same answer in other cases' });
  await expect(others.getByRole('checkbox')).toHaveCount(2);
  await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Cases that ask for more' })).toContainText(
    `${longer.legalName}, Ohio asks for the same and for more`,
  );
  await page.getByRole('textbox', { name: /Purpose/ }).fill('Freight brokerage');
  await others.getByRole('checkbox', { name: second.legalName }).check();
  await others.getByRole('checkbox', { name: third.legalName }).check();
  // Somebody else answers one of them meanwhile.
  await api('POST', `/v1/case/${third.id}/response`, { fields: { purpose: 'Warehousing' } });
  await expect(page.getByText('Saved at')).toBeVisible();
  const lost = await loseAnswer(page, `/test/cases/${first.id}`);
  await send(page);
  await expect.poll(lost).toBe(1);
  await page.clock.fastForward(5_000);
  const results = page.getByRole('region', { name: 'The same answer in other cases' });
  const resultOf = (legalName: string) => results.getByRole('listitem').filter({ hasText: legalName });
  await expect(resultOf(second.legalName)).toContainText('Sent.');
  await expect(resultOf(third.legalName)).toContainText('Somebody answered this case before.');
  await expect(page.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
  const answerOf = async ({ id }: { id: string }) =>
    (await api<{ response?: { fields: unknown } }>('GET', `/v1/case/${id}`)).response?.fields;
  expect(await answerOf(first)).toEqual({ purpose: 'Freight brokerage' });
  expect(await answerOf(second)).toEqual({ purpose: 'Freight brokerage' });
  expect(await answerOf(third)).toEqual({ purpose: 'Warehousing' });
  expect(await answerOf(longer)).toBeUndefined();
});

test('where somebody else answered first, the other cases that were checked say that they got no answer', async ({
  page,
}) => {
  const purpose = [{ name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' }];
  const first = await openCase('missing_information', purpose);
  const second = await openCase('missing_information', purpose);
  await openSignedIn(page, `/test/cases/${first.id}`);
  await page.getByRole('textbox', { name: /Purpose/ }).fill('Freight brokerage');
  await page.getByRole('checkbox', { name: second.legalName }).check();
  await api('POST', `/v1/case/${first.id}/response`, { fields: { purpose: 'Warehousing' } });
  await send(page);
  const results = page.getByRole('region', { name: 'The same answer in other cases' });
  await expect(results.getByRole('listitem')).toContainText('Not sent: somebody else answered');
  expect(await api('GET', `/v1/case/${second.id}`)).toMatchObject({ status: 'needs_response' });
});

test('a returned answer is shown beside the question with the reason, and cannot be sent unchanged', async ({
  page,
}) => {
  const asked = { name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' };
  const { legalName, id } = await sentBack(
    () => openCase('missing_information', [asked]),
    { purpose: 'Freight' },
    'Say what is carried.',
  );
  await openFromInbox(page, legalName);
  const earlier = page.getByRole('region', { name: 'Your earlier answer came back' });
  await expect(earlier).toContainText('The reviewer wrote: Say what is carried.');
  await expect(earlier).toContainText('Freight');
  const bar = page.locator('[data-form-bar]');
  await expect(bar).toContainText('1 to correct');
  await send(page);
  await expect(page.getByText('This is the answer that came back')).toBeVisible();
  expect(await api('GET', `/v1/case/${id}`)).toMatchObject({ status: 'needs_response' });
  await page.getByRole('textbox', { name: /Purpose/ }).fill('Freight brokerage');
  await expect(bar).toContainText('No answer is missing');
  await send(page);
  await expectResolved(page, id);
});

test('an answer submitted before hydration waits for it, and is not put into the URL', async ({ page }) => {
  const { legalName } = await openCase('missing_information', [
    { name: 'purpose', type: 'string', description: 'What will the company do in Ohio?' },
  ]);
  await openFromInbox(page, legalName);
  const address = page.url();
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: /Purpose/ }).fill('Freight brokerage');
  await send(page);
  await expect(page.locator('form#answer[data-pressed]')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
  await expect(page.getByText('Freight brokerage').first()).toBeVisible();
  expect(page.url()).toBe(address);
});

test('what is opened before hydration has everything in it afterwards', async ({ page }) => {
  const { id } = await openCase('missing_information');
  await openSignedIn(page, `/test/cases/${id}`);
  const release = await holdScripts(page);
  await page.goto(`/test/cases/${id}`, { waitUntil: 'commit' });
  await page.getByText('Add a document', { exact: true }).click();
  const bar = page.locator('[data-form-bar]');
  await bar.locator('summary', { hasText: 'missing' }).click();
  release();
  await expect(page.getByLabel('Kind of document')).toBeVisible();
  await expect(bar.getByRole('listitem').first()).toBeVisible();
});

test('the next agent is entered when our service ends', async ({ page }) => {
  const { legalName, id } = await openCase('ra_termination');
  await openFromInbox(page, legalName);
  await page.getByRole('group', { name: 'Keep our service' }).getByLabel('No').check();
  const agent = page.getByRole('group', { name: 'New registered agent' }).first();
  await agent.getByRole('textbox', { name: 'Name of the company' }).fill('Buckeye Agents, Inc.');
  await agent.getByRole('textbox', { name: 'Street address' }).fill('50 West Broad Street');
  await agent.getByRole('textbox', { name: 'City' }).fill('Columbus');
  await agent.getByRole('textbox', { name: 'ZIP code' }).fill('43215');
  await typeDate(page, 'Handover date', daysAgo(-30));
  const state = agent.getByRole('combobox', { name: 'State' });
  await expect(state).toHaveValue('OH');
  await state.focus();
  await state.selectOption({ label: 'Texas' });
  await state.blur();
  await expect(page.getByText('The registered office must be in Ohio. You chose Texas.')).toBeVisible();
  await expect(page.locator('[data-form-bar]')).toContainText('1 to correct');
  await state.focus();
  await state.selectOption({ label: 'Ohio' });
  await state.blur();
  await expect(page.locator('[data-form-bar]')).toContainText('No answer is missing');
  await send(page);
  await expectResolved(page, id);
});

test('overdue among the cases is only what still waits for an answer, in the list and in its file', async ({
  page,
}) => {
  const { legalName } = await openCase('missing_information');
  await api('POST', '/v1/sandbox/clock', { advance_seconds: 40 * 86_400 });
  await openSignedIn(page, '/test/cases?due=overdue');
  await expect(page.getByRole('row').filter({ hasText: legalName })).toContainText('Overdue');
  // In test mode an answer is reviewed too soon to be looked at.
  const file = page.getByRole('link', { name: 'CSV' });
  await expect(file).toHaveAttribute('href', /status=needs_response/);
  await page.getByLabel('Status').selectOption('All');
  await expect(page).toHaveURL(/status=all/);
  await expect(file).toHaveAttribute('href', /status=needs_response/);
});
