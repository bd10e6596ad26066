import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { makePdf } from './steps/pdf.ts';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { joinAnother, openSignedIn } from './steps/sign-in.ts';

/** A registration in Kentucky that is completed: a report on June 30 of the next year, and a tax with the tax return. */
async function register(legalName: string): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/v1/filing/foreign-qualification', {
    jurisdiction: 'US-KY',
    business_id: await addBusiness(legalName),
    email: 'filings@northwind.example',
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    principal_address: address,
  });
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${id}/advance`);
}

async function addEntry(title: string, due_on = '2027-03-01'): Promise<string> {
  const entry = { business_id: await addBusiness(freshName('Entry')), kind: 'license', title, due_on };
  return (await api<{ id: string }>('POST', '/v1/obligation', entry)).id;
}

test('a registration adds its report to the calendar; once completed, the next one is on the page and in the feed', async ({
  page,
}) => {
  // STALL: only what this test does moves the filing.
  const legalName = freshName('STALL Calendar');
  await register(legalName);
  // An address that was cut short or mistyped shows everything, as on other lists.
  await openSignedIn(page, '/test/calendar?business=01970c5e&jurisdiction=Texas');
  const next = new Date().getUTCFullYear() + 1;
  const month = (year: number) => page.getByRole('rowgroup').filter({ hasText: `June ${year}` });
  const report = (year: number) => month(year).getByRole('row').filter({ hasText: legalName });
  await expect(report(next)).toContainText('Kentucky: Annual report');
  await expect(page.getByRole('rowgroup').filter({ hasText: 'No date' })).toContainText(legalName);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/business/*/document?**', async (route) => {
    await held;
    const ofOne = new URL(route.request().url());
    ofOne.searchParams.set('limit', '1');
    await route.continue({ url: ofOne.href });
  });
  await report(next).getByRole('button', { name: 'Mark done' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mark as done: Annual report/ });
  const proof = dialog.getByLabel('Document that proves it');
  await dialog.getByLabel('Note').fill('Confirmation 4471-220');
  // A document that is on file before the list of the others has come stays, and one that waits is not left behind.
  await dialog.getByText('Add a document').click();
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'proof.pdf', mimeType: 'application/pdf', buffer: await makePdf(legalName) },
  });
  await dialog.getByRole('button', { name: 'Mark done' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The document is not on file yet.');
  await dialog.getByLabel('Kind of document').selectOption('other');
  await expect(dialog.getByText('proof.pdf is on file.')).toBeVisible();
  release();
  // All of them, however many pages they fill.
  for (const other of [/certificate-of-authority/, /filing-confirmation/])
    await expect(proof.getByRole('option', { name: other })).toBeAttached();
  await expect(proof.locator('option:checked')).toHaveText(/proof\.pdf/);
  await dialog.getByRole('button', { name: 'Mark done' }).click();
  await expect(report(next + 1)).toContainText('Upcoming');
  await expect(month(next)).toHaveCount(0);

  await page.getByLabel('Status').selectOption('done');
  await expect(report(next)).toContainText('Confirmation 4471-220');
  expect(new URL(page.url()).searchParams.get('status')).toBe('done');
  await page.goto(`/test/calendar?view=month&month=${next + 1}-06`);
  await expect(page.getByRole('table', { name: `June ${next + 1}` })).toContainText('KY Annual report');

  await page.getByRole('button', { name: 'Make an address' }).click();
  const stored = page.getByRole('alertdialog', { name: 'Store the address' });
  const url = (await stored.locator('code').textContent()) ?? '';
  const feed = new ICAL.Component(ICAL.parse(await (await fetch(url)).text()));
  const events = feed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const mine = events.filter(({ summary }) => summary.includes(legalName));
  expect(mine.map(({ startDate }) => startDate.toString())).toEqual([`${next + 1}-06-30`]);
});

test('a new address of the feed is made only after it was said that the old one ends', async ({ page }) => {
  await openSignedIn(page, '/test/calendar');
  const make = page.getByRole('button', { name: 'Make an address' });
  const renew = page.getByRole('button', { name: 'Make a new address' });
  const stored = page.getByRole('alertdialog', { name: 'Store the address' });
  const store = async () => {
    const url = (await stored.locator('code').textContent()) ?? '';
    await stored.getByRole('button', { name: 'I stored it' }).click();
    return url;
  };
  await make.click();
  const old = await store();
  await expect(renew).toBeFocused();
  await renew.click();
  const question = page.getByRole('alertdialog', { name: /^Make a new address/ });
  await expect(question).toContainText('stop getting updates at once');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await fetch(old)).status).toBe(200);
  await renew.click();
  await question.getByRole('button', { name: 'Make a new address' }).click();
  const next = await store();
  expect([(await fetch(old)).status, (await fetch(next)).status]).toEqual([404, 200]);
});

test('what is marked as done leaves the number of what needs somebody at once', async ({ page }) => {
  await addEntry('Renew the permit', '2020-03-01');
  await page.clock.install();
  await openSignedIn(page, '/test/calendar');
  const needs = page.getByRole('link', { name: /^Needs you/ }).filter({ visible: true });
  await expect(needs).toHaveAccessibleName('Needs you 1 waiting for you');
  // The interval at which the numbers are read by themselves does not come anymore.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: /^Mark done/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark done' }).click();
  await expect(async () => {
    // Once the numbers are there, they are shown by a timer of no length.
    await page.clock.runFor(1);
    await expect(needs).toHaveAccessibleName('Needs you', { timeout: 500 });
  }).toPass();
});

test('what a colleague has changed of an entry meanwhile stays, and holds up nobody who changes something else', async ({
  page,
}) => {
  const path = `/v1/obligation/${await addEntry('Renew the permit')}`;
  await openSignedIn(page, '/test/calendar');
  await page.getByRole('button', { name: /^Mark done/ }).click();
  const done = page.getByRole('dialog', { name: /^Mark as done/ });
  await done.getByLabel('Document that proves it').focus();
  await api('PATCH', path, { note: 'Ask the county first', due_on: '2027-04-01' });
  await done.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('Renew the permit is done.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ask the county first' })).toContainText('1 Apr 2027');

  await page.getByRole('button', { name: /^Mark done/ }).click();
  await done.getByLabel('Note').fill('Confirmation 4471-220');
  await api('PATCH', path, { status: 'not_applicable', note: 'Sold' });
  await done.getByRole('button', { name: 'Mark done' }).click();
  await expect(done.getByRole('alert')).toContainText('Copy what you entered, close this window');
  await expect(done.getByLabel('Note')).toHaveValue('Confirmation 4471-220');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing is due.')).toBeVisible();
});

test('a date in the past is taken, and said to be one before it is saved', async ({ page }) => {
  await addEntry('Renew the permit');
  await openSignedIn(page, '/test/calendar');
  const overdue = page.getByText('This day is over: the entry will be overdue.');
  await page.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog', { name: /^Change/ });
  await expect(change.getByRole('textbox', { name: 'Due date' })).not.toHaveValue('');
  await expect(overdue).toHaveCount(0);
  await change.getByRole('textbox', { name: 'Due date' }).fill('Mar 1 1990');
  await expect(overdue).toBeVisible();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Renew the permit' })).toContainText('1 Mar 1990');
  await page.getByRole('button', { name: /^Change/ }).click();
  await expect(change.getByRole('textbox', { name: 'Due date' })).toHaveValue('03/01/1990');
  await expect(overdue).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Due date' }).fill('1/5/2024');
  await expect(overdue).toBeVisible();
});

test('a custom entry is added once, for a state in which the business was registered elsewhere', async ({
  page,
}) => {
  const legalName = freshName('Own Entry');
  const id = await addBusiness(legalName);
  await openSignedIn(page, '/test/calendar');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry to the calendar' });
  await dialog.getByRole('button', { name: 'Add to the calendar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a business.');
  await dialog.getByLabel('Business').fill(legalName);
  await dialog.getByRole('button', { name: legalName }).click();
  await expect(dialog.getByLabel('State', { exact: true })).toHaveValue('US-DE');
  await dialog.getByLabel('State', { exact: true }).selectOption('US-OH');
  await dialog.getByLabel('Type').selectOption('license');
  await dialog.getByLabel('What is to be done').fill('Renew the\tvendor’s license\u200b');
  const due = dialog.getByRole('textbox', { name: 'Due date' });
  await due.fill('02/30/2031');
  await dialog.getByLabel('State fee (USD)').fill('25.505');
  const submit = dialog.getByRole('button', { name: 'Add to the calendar' });
  await submit.click();
  await expect(due).toHaveAttribute('aria-invalid', 'true');
  await expect(due).toHaveValue('02/30/2031');
  await expect(dialog.getByRole('alert')).toContainText('Enter an amount from 0 to 1,000,000');
  await due.fill('02/28/2031');
  await dialog.getByLabel('State fee (USD)').fill('$25.50');
  await dialog.getByRole('group', { name: 'It comes again' }).getByLabel('Yes').check();
  await submit.dblclick();

  const line = page.getByRole('rowgroup').filter({ hasText: 'February 2031' }).getByRole('row');
  await expect(line.filter({ hasText: legalName })).toContainText('Ohio: Renew the vendor’s license');
  await expect(line.filter({ hasText: legalName })).toContainText('25.50');
  const { data } = await api<{ data: { recurs: boolean }[] }>('GET', '/v1/obligation?jurisdiction=US-OH');
  expect(data).toEqual([expect.objectContaining({ recurs: true, filing_id: null, due_on: '2031-02-28' })]);
  await page.getByLabel('Owner').selectOption('me');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('owner')).toBe('me');

  // A month without anything of the one business says which one that is.
  await page.goto(`/test/calendar?view=month&month=2031-03&business=${id}`);
  await expect(page.getByText('Nothing is due this month.')).toBeVisible();
  await expect(page.getByText(`Only ${legalName}`)).toBeVisible();
  await page.getByRole('link', { name: 'Show every business' }).click();
  await expect(page).toHaveURL(/\?view=month&month=2031-03$/);
});

test('the calendar of one business has its name, also where its first entry is of a registration with another', async ({
  page,
}) => {
  const legal_name = freshName('At Home');
  const formation_business_id = await addBusiness(legal_name);
  const home = { formation_business_id, entity_type: 'llc', formation_jurisdiction: 'US-DE' };
  const abroad = { registration_jurisdiction: 'US-KY', registration_date: '2021-01-05' };
  await api('POST', '/v1/business', { ...home, ...abroad, legal_name: freshName('Abroad') });
  await openSignedIn(page, `/test/calendar?business=${formation_business_id}`);
  await expect(page.getByRole('table', { name: 'Calendar' })).toContainText('Abroad');
  await expect(page.getByText(`Only ${legal_name}.`)).toBeVisible();
});

test('a registration that was made elsewhere is on the map, and what comes next is on the calendar', async ({
  page,
}) => {
  const legalName = freshName('Elsewhere');
  const id = await addBusiness(legalName);
  await openSignedIn(page, `/test/businesses/${id}`);
  await page.getByRole('button', { name: 'Add a registration' }).click();
  const dialog = page.getByRole('dialog', { name: `Add a registration of ${legalName}` });
  const submit = dialog.getByRole('button', { name: 'Add the registration' });
  await dialog.getByLabel('State', { exact: true }).selectOption('US-KY');
  await dialog.getByLabel('Registration number').fill('0912 447');
  const day = page.getByRole('textbox', { name: 'Registered on' });
  await day.fill('1/5/2199');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('is still ahead');
  await expect(dialog.getByLabel('Registration number')).toHaveValue('0912 447');
  await day.fill('1/5/2021');
  await submit.dblclick();
  await expect(page.getByText('The registration in Kentucky is on record')).toBeVisible();
  const line = page
    .getByRole('table', { name: 'Registrations by state' })
    .getByRole('row', { name: /^Kentucky/ });
  await expect(line).toContainText('0912 447');
  await expect(line).toContainText('5 Jan 2021');
  await expect(page.getByRole('region', { name: 'After registration' })).toContainText('Annual report');
  const { data } = await api<{ data: { due_on: string | null }[] }>(
    'GET',
    '/v1/obligation?jurisdiction=US-KY',
  );
  const year = new Date().getUTCFullYear();
  expect(data.some(({ due_on }) => due_on === `${year}-06-30` || due_on === `${year + 1}-06-30`)).toBe(true);

  // A wrong date is corrected on its own page.
  await line.getByRole('link', { name: 'Kentucky' }).click();
  const record = page.getByRole('region', { name: 'Record', exact: true });
  await page.getByRole('link', { name: 'Change Registered on' }).click();
  await day.fill('02/30');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const faults = page.getByRole('alert', { name: 'There is a problem' });
  await expect(faults).toContainText('Registered on');
  await expect(day).toHaveValue('02/30');
  await day.fill('1/5/2199');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(faults).toContainText('Registered on cannot be after');
  await day.fill('1/15/2021');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(record).toContainText('15 Jan 2021');

  // Entered by mistake, it is removed, and the state is open again.
  await page.getByRole('button', { name: 'Remove the registration' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the registration' }).click();
  await page.waitForURL(`**/test/businesses/${id}`);
  await expect(page.getByRole('table', { name: 'Registrations by state' })).not.toContainText('Kentucky');
  await expect(page.getByRole('region', { name: 'After registration' })).not.toContainText('Annual report');
});

test('a link of the calendar feed of another organization of the person opens there', async ({ page }) => {
  await openSignedIn(page, '/test');
  const other = await joinAnother();
  const business_id = await addBusiness(freshName('Fed Elsewhere'), other);
  const due = { kind: 'license', jurisdiction: 'US-OH', title: 'Renew the permit', due_on: '2027-03-01' };
  await api('POST', '/v1/obligation', { business_id, ...due }, other);
  await page.goto(`/test/calendar?business=${business_id}`);
  await expect(page.getByRole('heading', { name: 'There is no such business here' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Look for it in another organization of yours:' })
    .getByRole('button', { name: 'Okafor Compliance' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Renew the permit' })).toBeVisible();
});

test('whoever has no business yet is led from an entry to the first one', async ({ page }) => {
  await openSignedIn(page, '/test/calendar');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('There is no business yet.')).toBeVisible();
  await dialog.getByLabel('Business').fill('Northwind');
  await expect(dialog.getByText('No business matches.')).toBeVisible();
  await dialog.getByLabel('Business').fill('');
  await dialog.getByRole('link', { name: 'Add a business' }).click();
  await page.waitForURL('**/test/businesses/new');
});
