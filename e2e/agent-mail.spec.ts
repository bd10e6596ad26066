import { expect, type Page, test } from '@playwright/test';
import { live, pageOfAnother, submitLive } from './steps/desk.ts';
import { holdAnswer } from './steps/hold-answer.ts';
import { makePdf } from './steps/pdf.ts';
import { daysAgo, typeDate } from './steps/plan.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { joinAnother, openDesk, openSignedIn } from './steps/sign-in.ts';

test('a summons is uploaded at the desk once, and the partner sees, opens, reads, assigns and downloads it', async ({
  page,
}) => {
  const { legalName } = await submitLive('Served');
  const partner = await pageOfAnother(page);
  await openSignedIn(partner, `/live/agent-mail?tag=${'x'.repeat(41)}`);
  // What is still streamed lies outside of main for a moment.
  await expect(partner.getByRole('main').getByText('No agent mail yet')).toBeVisible();

  await openDesk(page, '/operations/mail');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('link', { name: 'Choose the scan.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the day on which it was received.' })).toBeVisible();
  const name = `${legalName.replace(' LLC', '').replaceAll(' ', '_')}_summons.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer: await makePdf(legalName) };
  await page.locator('input[type=file]').setInputFiles(file);
  // Its home record has the same name; the registration that we serve comes first.
  await page.getByRole('radio', { name: legalName }).first().check();
  await expect(page.getByLabel('What it is')).toHaveValue('service_of_process');
  await page.getByLabel('Sender').fill('Travis County District Court');
  await typeDate(page, 'Received on', daysAgo(1));
  await page.getByRole('button', { name: 'Upload' }).dblclick();
  const uploaded = page.getByRole('region', { name: 'Uploaded just now' }).getByRole('listitem');
  await expect(uploaded).toHaveText(new RegExp(`${legalName}.*Travis County District Court`));
  await expect(uploaded).toHaveCount(1);

  await partner.reload();
  await expect(partner.getByRole('link', { name: /^Agent mail.*1 unread$/ })).toBeVisible();
  // In the evening of New York, the day before in UTC is today.
  const timeZone = test.info().project.use.timezoneId;
  const isToday = new Date().toLocaleDateString('en-CA', { timeZone }) === daysAgo(1);
  const received = isToday ? 'Today' : 'Yesterday';
  await expect(partner.getByRole('cell', { name: received, exact: true })).toBeVisible();
  await partner.getByLabel('Type').selectOption('notice');
  await expect(partner).toHaveURL(/type=notice/);
  await expect(partner.getByText('Nothing matches these filters')).toBeVisible();
  await partner.setViewportSize({ width: 390, height: 844 });
  await partner.goto('/live');
  await expect(partner.getByText(`Received ${received.toLowerCase()}`).first()).toBeVisible();
  await partner.setViewportSize({ width: 1280, height: 720 });
  await partner.getByRole('link', { name: 'Service of process from Travis County District Court' }).click();
  await expect(partner.getByText('Read this today')).toBeVisible();
  const href = await partner.getByRole('link', { name: /Download/ }).getAttribute('href');
  const scan = await partner.request.get(`${href}`);
  expect([scan.status(), scan.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // A page that was opened before writes over nothing that another page has changed since.
  const older = await partner.context().newPage();
  await older.goto(partner.url());
  await older.getByRole('textbox', { name: 'Note' }).fill('For counsel.');
  await partner.getByRole('textbox', { name: 'Note' }).fill('Sent to counsel.');
  await partner.getByLabel('Owner').selectOption({ label: 'Dana Whitfield (you)' });
  await partner.getByLabel('Tags').fill(' litigation,urgent,, urgent ');
  await partner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(partner.getByText('litigation, urgent')).toBeVisible();
  await expect(partner.getByLabel('Tags')).toHaveValue('litigation, urgent');
  await older.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(older.getByText('Somebody changed the tags or the note')).toBeVisible();
  await expect(older.getByRole('textbox', { name: 'Note' })).toHaveValue('For counsel.');
  await older.getByRole('textbox', { name: 'Note' }).fill('');
  await older.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(older.getByText('Saved.')).toBeVisible();
  await older.close();
  await partner.getByRole('button', { name: 'Mark as read' }).click();
  await expect(partner.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await partner.getByRole('link', { name: 'urgent', exact: true }).click();
  await expect(partner.getByText('Only mail with the tag urgent.')).toBeVisible();
  await partner.getByRole('combobox', { name: 'Owner' }).selectOption('me');
  await expect(partner).toHaveURL(/owner=me/);
  await expect(partner.getByRole('row').filter({ hasText: legalName })).toContainText('Dana Whitfield');
  await expect(partner.getByRole('link', { name: /^Agent mail.*unread$/ })).toHaveCount(0);

  const served = partner.getByRole('link', { name: /^Service of process/ });
  const piece = `/v1/agent-mail/${(await served.getAttribute('href'))?.slice(-36)}`;
  await api('PATCH', piece, { tags: ['urgent', 'Smith, Jones'] }, live());
  await served.click();
  await partner.getByRole('textbox', { name: 'Note' }).fill('Answered.');
  await partner.getByRole('button', { name: 'Save', exact: true }).click();
  // A tag of the API that has a comma stays one. The toast may be that of the change before.
  await expect
    .poll(() => api('GET', piece, undefined, live()))
    .toMatchObject({ note: 'Answered.', tags: ['urgent', 'Smith, Jones'] });
  await partner.goto('/live/agent-mail?tag=lost');
  await expect(partner.getByText('Nothing matches these filters')).toBeVisible();
  await expect(partner.getByText('Only mail with the tag lost.')).toBeVisible();
  await partner.context().close();
});

test('a scan in the place of another takes along nothing that the name of the other suggested', async ({
  page,
}) => {
  const [first, second] = [freshName('First Scanned'), freshName('Second Scanned')];
  await addBusiness(first, live());
  await addBusiness(second, live());
  await openDesk(page, '/operations/mail');
  const choose = async (legalName: string, rest: string) => {
    const name = `${legalName.replace(' LLC', '').replaceAll(' ', '_')}_${rest}.pdf`;
    const buffer = await makePdf(legalName);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose(first, `notice_${daysAgo(2)}`);
  await expect(page.getByRole('radio', { name: first })).toBeChecked();
  await expect(page.getByLabel('What it is')).toHaveValue('notice');
  await choose(second, 'summons');
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
  await expect(page.getByRole('radio', { name: first })).toHaveCount(0);
  await expect(page.getByLabel('What it is')).toHaveValue('service_of_process');
  await expect(page.getByRole('textbox', { name: 'Received on' })).toHaveValue('');
  // What a person chose stays.
  await page.getByLabel('What it is').selectOption('mail');
  await choose(first, 'notice');
  await expect(page.getByText(/^Chosen: First_Scanned/)).toBeVisible();
  await expect(page.getByLabel('What it is')).toHaveValue('mail');
});

test('mail from before our service, or for a business that we do not serve, is refused where it was entered', async ({
  page,
}) => {
  const { legalName } = await submitLive('Served Since Today');
  const record = freshName('Served By Another');
  await addBusiness(record, live());
  await openDesk(page, '/operations/mail');
  const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await makePdf(legalName) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('What it is').selectOption('notice');
  await page.getByLabel('Sender').fill('Secretary of State');
  const send = async (name: string, date: string) => {
    await page.getByLabel('Business: name, number, or ID').fill(name);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('radio', { name }).first().check();
    await typeDate(page, 'Received on', date);
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  await send(record, daysAgo(0));
  await page.getByRole('link', { name: /not the registered agent of this business/ }).click();
  await expect(page.getByRole('radio', { name: record })).toBeFocused();
  await send(legalName, '1990-01-01');
  await page.getByRole('link', { name: /Enter a day on which the service was its registered agent/ }).click();
  await expect(page.getByRole('textbox', { name: 'Received on' })).toBeFocused();
  // What is chosen stays chosen when the answer to a search comes after it.
  let answered = 0;
  await page.route('**/operations/mail', async (route) => {
    const answer = await route.fetch();
    await expect(page.getByRole('textbox', { name: 'Received on' })).toHaveValue(/./);
    await route.fulfill({ response: answer });
    answered += 1;
  });
  await page.getByRole('textbox', { name: 'Received on' }).fill('');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('radio', { name: legalName }).first().check();
  await typeDate(page, 'Received on', daysAgo(0));
  await expect.poll(() => answered).toBe(1);
  // Whoever was signed out meanwhile signs in in another tab: the scan is only on this page.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Upload' }).click();
  const signedOut = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect(signedOut.getByRole('link', { name: 'Open the sign-in page in a new tab' })).toBeVisible();
  await page.context().addCookies(cookies);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('region', { name: 'Uploaded just now' })).toContainText(legalName);
});

test('mail recorded for the wrong business is withdrawn at the desk, and its partner sees that and no more of it', async ({
  page,
}) => {
  const { legalName } = await submitLive('Not Theirs');
  await openDesk(page, '/operations/mail');
  const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await makePdf('Somebody Else') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Business: name, number, or ID').fill(legalName);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('radio', { name: legalName }).first().check();
  await page.getByLabel('What it is').selectOption('service_of_process');
  await page.getByLabel('Sender').fill('Clerk for Somebody Else');
  await typeDate(page, 'Received on', daysAgo(0));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('region', { name: 'Uploaded just now' })).toContainText(legalName);
  const partner = await pageOfAnother(page);
  await openSignedIn(partner, '/live');
  await partner.getByRole('link', { name: 'Service of process from Clerk for Somebody Else' }).click();
  await partner.getByRole('button', { name: 'Mark as read' }).click();
  await expect(partner.getByRole('button', { name: 'Mark as unread' })).toBeVisible();

  await page.getByRole('link', { name: 'Recorded mail' }).click();
  await page.getByLabel('Business or number').fill(legalName);
  const row = page.getByRole('row').filter({ hasText: 'Clerk for Somebody Else' });
  await expect(row).toContainText('With the partner');
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Type /).fill(legalName);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Enter a reason. The partner reads it.')).toBeVisible();
  await dialog.getByLabel('Reason, for the partner').fill('The names of two businesses are similar.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('The names of two businesses are similar.');
  await expect(row.getByRole('button')).toHaveCount(0);
  const scan = await page.request.get(
    `${await row.getByRole('link', { name: 'Scan' }).getAttribute('href')}`,
  );
  expect(scan.status()).toBe(200);

  await partner.reload();
  await expect(partner.getByText('Withdrawn: recorded for the wrong business')).toBeVisible();
  await expect(partner.getByText('The names of two businesses are similar.')).toBeVisible();
  await expect(partner.getByRole('main').getByText('Somebody Else')).toHaveCount(0);
  await expect(partner.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await partner.goto('/live');
  await expect(partner.getByRole('link', { name: 'Withdrawn: service of process' })).toBeVisible();
  await partner.context().close();
});

test('two pages add and remove rules that forward agent mail, and neither undoes the other’s', async ({
  page,
}) => {
  await openSignedIn(page, '/live/settings/notifications');
  const older = await page.context().newPage();
  await older.goto('/live/settings/notifications');
  const add = async (on: Page, addresses: string) => {
    await on.getByLabel('Email addresses').fill(addresses);
    await on.getByRole('button', { name: 'Add the rule' }).click();
  };
  const ruleFor = (on: Page, addresses: string) =>
    on.getByText(`Service of process: to ${addresses}`).first();
  const release = await holdAnswer(page, '/live/settings/notifications');
  await add(page, 'counsel@okafor.example');
  await page.getByLabel('Email addresses').fill('clerk@okafor.example');
  await release();
  await expect(ruleFor(page, 'counsel@okafor.example')).toBeVisible();
  await expect(page.getByLabel('Email addresses')).toHaveValue('clerk@okafor.example');
  await page.unrouteAll();

  await add(older, 'tax@okafor.example, nobody, nobody');
  await older.getByRole('link', { name: /“nobody” is not an email address/ }).click();
  await expect(older.getByLabel('Email addresses')).toBeFocused();
  await add(older, 'tax@okafor.example');
  for (const address of ['counsel@okafor.example', 'tax@okafor.example'])
    await expect(ruleFor(older, address)).toBeVisible();

  await page.getByRole('button', { name: /^Remove.*counsel@okafor/ }).click();
  await expect(page.getByText('The rule was removed.')).toBeVisible();
  await expect(page.getByLabel('Email addresses')).toHaveValue('clerk@okafor.example');
  await expect(ruleFor(page, 'tax@okafor.example')).toBeVisible();
  await expect(ruleFor(page, 'counsel@okafor.example')).toHaveCount(0);
  await older.close();
});

test('the choice of emails leads to that for another organization of the person, whose email links to it', async ({
  page,
}) => {
  await openSignedIn(page, '/live/settings/notifications');
  await joinAnother();
  await page.reload();
  await page
    .getByRole('group', { name: 'Your choices for another organization of yours:' })
    .getByRole('button', { name: 'Okafor Compliance' })
    .click();
  await expect(page.getByText('For Okafor Compliance, these choices are your own.')).toBeVisible();
  await expect(page).toHaveURL(/\/live\/settings\/notifications$/);
});
