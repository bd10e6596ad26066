import { expect, type Page, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { makePdf } from './steps/pdf.ts';
import { daysAgo, reviewAndSubmit, startPlan, typeDate } from './steps/plan.ts';
import { answerLine, doneWith, openQuestion, showFee, showOptional } from './steps/questions.ts';
import { sentBack } from './steps/sent-back.ts';
import { addBusiness, address, answersForOhio, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const contactOf = (page: Page) => page.getByRole('group', { name: 'Contact for this filing' });

/** Focus is on a control or a heading, not lost. */
async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

test('missing answers come first, known ones are one line each, and an error opens its question', async ({
  page,
}) => {
  const business = await addBusiness(freshName('STALL Folded'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  const missing = page.getByRole('region', { name: /answers? for Texas$/ });
  await expect(missing).toHaveAccessibleName('1 answer for Texas');
  await expect(missing.getByRole('textbox')).toHaveCount(1);
  await typeDate(missing, 'First day of business in the state', daysAgo(90));
  await expect(missing).toHaveAccessibleName('All answers for Texas');
  await expect(missing.getByRole('textbox')).toHaveCount(1);

  await openQuestion(page, 'Business email');
  const email = page.getByRole('textbox', { name: 'Business email' });
  await expect(email).toBeFocused();
  await email.fill('nobody');
  await doneWith(page, 'Business email');
  await expect(page.getByText('Enter an email address').first()).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('legal@northwind.example');
  await page.keyboard.press('Enter');
  await expect(answerLine(page, 'Business email')).toContainText('legal@northwind.example');
  await expect(page.getByRole('button', { name: 'Change Business email' })).toBeFocused();
  await expect(answerLine(page, 'Business email')).toContainText('Entered by Dana Whitfield');

  await openQuestion(page, 'Business email');
  await email.fill('');
  await page.keyboard.press('Escape');
  await expect(answerLine(page, 'Business email')).toContainText('Not answered');
  await page.locator('[data-form-bar] summary', { hasText: '1 missing' }).click();
  await page.getByRole('button', { name: 'Business email', exact: true }).click();
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Check and send' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Enter the business email.' }).click();
  await expect(email).toBeFocused();
});

test('what an earlier filing answered and the record does not say is filled in, with where it is from', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('Second State'), undefined, { email: undefined });
  await api('POST', '/v1/filing/foreign-qualification', {
    jurisdiction: 'US-OH',
    business_id,
    ...answersForOhio,
  });
  await openSignedIn(page, '/test');
  await startPlan(page, business_id, 'US-KY', 'Kentucky');
  const line = answerLine(page, 'Business email');
  await expect(line).toContainText(answersForOhio.email);
  await expect(line).toContainText('From your Ohio filing of');
  await openQuestion(page, 'Business email');
  await page.getByRole('textbox', { name: 'Business email' }).fill('legal@northwind.example');
  await expect(page.getByText(`: ${answersForOhio.email}. Use the recorded value`)).toBeVisible();
  await doneWith(page, 'Business email');
  await expect(line).toContainText('Entered by Dana Whitfield');
});

test('an address with an end that cannot be read opens the form', async ({ page }) => {
  const business = await addBusiness(freshName('Odd Address'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  await page.goto(`${page.url()}#100%`);
  await page.reload();
  await openQuestion(page, 'Business email');
  await expect(page.getByRole('textbox', { name: 'Business email' })).toBeFocused();
});

test('no fee is totaled with an invalid answer: the panel says what is missing', async ({ page }) => {
  const business = await addBusiness(freshName('Fees'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TN', 'Tennessee');
  const members = page.getByLabel('Number of members');
  const ledger = page.getByRole('table', { name: 'Fee estimate, Tennessee' });
  await openQuestion(page, 'Number of members');
  await showFee(page);
  await members.fill('8');
  await expect(ledger.getByRole('row', { name: /^Estimated total/ })).toBeVisible();
  for (const typed of ['eight', '1000000000', '0', '2.5']) {
    await members.fill(typed);
    await expect(page.getByText('The fee needs these answers').first()).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `You entered ${typed}.` })
        .first(),
    ).toBeVisible();
    await expect(ledger).toHaveCount(0);
  }
  await members.fill('8');
  await expect(ledger.getByRole('row', { name: /^Estimated total/ })).toBeVisible();
});

test('the contact is the signed-in person, or another one, who is offered the next time', async ({
  page,
}) => {
  await openSignedIn(page, '/test');
  await startPlan(page, await addBusiness(freshName('STALL Contact')), 'US-OH', 'Ohio');
  const line = answerLine(page, 'Contact for this filing');
  await expect(line).toContainText(`Dana Whitfield, ${ownAccess().email}`);
  await openQuestion(page, 'Contact for this filing');
  const name = contactOf(page).getByLabel('Name', { exact: true });
  const email = contactOf(page).getByLabel('Email address');
  await expect(name).toHaveValue('Dana Whitfield');
  await expect(email).toHaveValue(ownAccess().email);
  await name.fill('Sam Okonkwo');
  await email.fill('sam@harborpine.example');
  await reviewAndSubmit(page, 'Ohio');

  await startPlan(page, await addBusiness(freshName('STALL Contact')), 'US-OH', 'Ohio');
  await expect(line).toContainText('Dana Whitfield');
  await openQuestion(page, 'Contact for this filing');
  await contactOf(page).getByRole('button', { name: 'Use Sam Okonkwo (used last time)' }).click();
  await expect(name).toHaveValue('Sam Okonkwo');
  await expect(email).toHaveValue('sam@harborpine.example');
  await expect(name).toBeFocused();
});

test('a principal office in the wrong state cannot be chosen, with the reason', async ({ page }) => {
  const business = await addBusiness(freshName('Office'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-MA', 'Massachusetts');
  await showOptional(page);
  const same = page.getByRole('radio', { name: /^Same as the principal office.*must be in Massachusetts/s });
  await expect(same.first()).toBeDisabled();
  await expect(
    page.getByText(/Cannot be used: .*must be in Massachusetts. You chose Delaware./),
  ).toBeVisible();
});

test('an added person counts from the first letter on, and Esc and Cancel leave the row', async ({
  page,
}) => {
  const business = await addBusiness(freshName('People'));
  await openSignedIn(page, `/test/businesses/${business}/edit`);
  const owners = page.getByRole('group', { name: 'Owners' });
  const add = owners.getByRole('button', { name: 'Add a person or a company' });
  const rows = owners.getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  const firstField = owners.getByRole('radio', { name: 'Person' });
  await add.click();
  await expect(firstField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(add).toBeFocused();

  await add.click();
  await owners.getByLabel('First name').fill('Ruth');
  await owners.getByLabel('Last name').fill('Abara');
  // Esc takes back an accent that waits for its vowel, and not the person.
  const composing = { key: 'Escape', isComposing: true, bubbles: true };
  await owners.getByLabel('Last name').dispatchEvent('keydown', composing);
  await expect(owners.getByLabel('Last name')).toHaveValue('Abara');
  await owners.getByRole('button', { name: 'Done with Ruth Abara' }).click();
  await expect(owners.getByRole('button', { name: 'Edit Ruth Abara' })).toBeFocused();
  await owners.getByRole('button', { name: 'Edit Ruth Abara' }).click();
  await owners.getByLabel('First name').fill('Rita');
  await owners.getByRole('button', { name: /^Cancel/ }).click();
  await expect(owners.getByRole('button', { name: 'Edit Ruth Abara' })).toBeFocused();

  await add.click();
  await page.getByRole('button', { name: 'Save the record' }).click();
  await page.waitForURL(`**/test/businesses/${business}`);
  const { owners: kept } = await api<{ owners: { name: unknown }[] }>('GET', `/v1/business/${business}`);
  expect(kept.map(({ name }) => name)).toMatchObject([{ first: 'Maria' }, { first: 'Ruth' }]);
});

test('a person who comes back with the recorded value is another row than the one that stayed', async ({
  page,
}) => {
  const owner = (first: string) => ({
    name: { type: 'person', first, last: 'Okafor' },
    address,
    role: 'member',
  });
  const business = await addBusiness(freshName('Two Owners'), undefined, {
    owners: [owner('Maria'), owner('Ada')],
  });
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  await openQuestion(page, 'Governing persons');
  const people = page.getByRole('group', { name: 'Governing persons' });
  const rows = people.getByRole('rowheader');
  await people.getByRole('button', { name: 'Remove Ada Okafor' }).click();
  await expect(rows).toHaveText(['Maria Okafor']);
  await page.getByRole('button', { name: /^Use the recorded value ?: Governing persons/ }).click();
  await expect(rows).toHaveText(['Maria Okafor', 'Ada Okafor']);
  await people.getByRole('button', { name: 'Edit Ada Okafor' }).click();
  await expect(people.getByRole('button', { name: 'Done with Ada Okafor' })).toBeVisible();
  await expect(people.getByRole('button', { name: /^Done with/ })).toHaveCount(1);
});

test('a column of names pasted into a list becomes an entry a line, and its commas stay', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Series'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-MT', 'Montana');
  await page.getByRole('group', { name: 'Series LLC' }).getByRole('radio', { name: 'Yes' }).check();
  const list = page.getByRole('group', { name: 'Names of the series' });
  const entries = list.getByRole('textbox');
  await list.getByRole('button', { name: 'Add an entry' }).click();
  await entries.first().fill('Series A');
  await list.getByRole('button', { name: 'Add an entry' }).click();
  await entries.last().fill('Last');
  await entries.first().press('End');
  await entries.first().evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ' North\r\nPine, LLC Series B\n\n  Series C\n');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(2)).toBeFocused();
  const typed = await entries.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  );
  expect(typed).toEqual(['Series A North', 'Pine, LLC Series B', 'Series C', 'Last']);
});

test('focus moves to the question after "Use the recorded value", and is never lost', async ({ page }) => {
  const business = await addBusiness(freshName('Focus'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-TX', 'Texas');
  await openQuestion(page, 'Purpose');
  const purpose = page.getByRole('textbox', { name: 'Purpose', exact: true });
  await purpose.fill('Freight brokerage');
  await page.getByRole('button', { name: /^Use the recorded value ?: Purpose/ }).press('Enter');
  await expect(purpose).toHaveValue('Any lawful business');
  await expect(purpose).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answerLine(page, 'Purpose')).toContainText('Any lawful business');
  await expect(page.getByRole('button', { name: 'Change Purpose' })).toBeFocused();
});

test('focus returns to the button once a signing secret is stored', async ({ page }) => {
  await openSignedIn(page, '/test/developers/webhooks');
  const addEndpoint = page.getByRole('main').getByRole('button', { name: 'Add endpoint' }).first();
  await addEndpoint.click();
  await page.getByRole('dialog').getByLabel('Address').fill('https://receiver.example/hooks');
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('button', { name: 'I stored it' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('https://receiver.example/hooks').first()).toBeVisible();
  await expectFocusSomewhere(page);
});

for (const [mode, word] of [
  ['test', 'TEST'],
  ['live', 'Live'],
] as const) {
  for (const width of [1280, 390]) {
    test(`the mode stays in sight at the end of a page in ${mode}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 500 });
      await openSignedIn(page, `/${mode}/businesses/new`);
      const mark = page.getByText(word, { exact: true }).first();
      await page.getByRole('button', { name: 'Add business' }).scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await expect(mark).toBeInViewport({ ratio: 1 });
    });
  }
}

test('a refused answer is marked, and not submitted again', async ({ page }) => {
  const business_id = await addBusiness(freshName('STALL Refused'));
  const filing = await submitInOhio(business_id);
  const item = await api<{ id: string }>('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
    fields: [{ name: 'principal_address', type: 'object', description: 'Principal office, whole' }],
  });
  await openSignedIn(page, `/test/cases/${item.id}`);
  const office = page.getByRole('group', { name: 'Principal office' });
  await expect(office).toContainText('The state rejected this address, so it cannot be sent again');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText('Principal office: the state rejected this address. Enter another one.'),
  ).toBeVisible();
  await office.getByLabel('Street address').fill('100 Orange Street');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
});

test('another refused address is marked where it is entered, as the bar counts it', async ({ page }) => {
  const mail = { ...address, street_line_1: '2 Market Street' };
  const filing = await submitInOhio(await addBusiness(freshName('STALL Refused Mail')));
  const openCase = () =>
    api<{ id: string }>('POST', `/v1/sandbox/filing/${filing.id}/case`, {
      kind: 'missing_information',
      fields: [
        { name: 'principal_address', type: 'object', description: 'Principal office, whole' },
        { name: 'mailing_address', type: 'object', description: 'Mailing address, whole' },
      ],
    });
  const fields = {
    principal_address: { ...address, street_line_1: '3 Market Street' },
    mailing_address: mail,
  };
  const item = await sentBack(openCase, fields, 'Other ones.');
  await openSignedIn(page, `/test/cases/${item.id}`);
  await expect(page.locator('[data-form-bar]')).toContainText('2 to correct');
  await expect(page.getByText('The state rejected this address, so it cannot be sent again')).toHaveCount(2);
});

test('a review requested during an upload says so, and continues after it', async ({ page }) => {
  const business = await addBusiness(freshName('STALL Upload'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-WY', 'Wyoming');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/business/*/document', async (route) => {
    await held;
    await route.continue();
  });
  const documents = page.locator('[id$="certificate_of_good_standing-upload"]');
  await typeDate(documents, 'Date of issue', daysAgo(5));
  await documents.locator('input[type=file]').setInputFiles({
    name: 'good-standing.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf('Good standing'),
  });
  await expect(documents.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Check and send' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toContainText('Certificate of good standing: the upload is still under way.');
  await expect(summary).not.toContainText('Add the');

  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('#missing').getByText('still under way')).toHaveCount(0);
});
