import { expect, type Page, test } from '@playwright/test';
import { formatCivilDate } from '../components/ui/format-time.ts';
import { demoAccess } from './steps/access.ts';
import { completeLive } from './steps/complete-live.ts';
import { live, pageOfAnother, submitLive } from './steps/desk.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { address, api, freshName } from './steps/service.ts';
import { openDesk, openDeskAsFiler, openSignedIn } from './steps/sign-in.ts';

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();

const unfold = (on: Page, words: string) =>
  on.locator('summary').filter({ hasText: words, visible: true }).click();

async function ask(page: Page, reason: string): Promise<void> {
  await unfold(page, 'Ask the partner');
  await page.getByLabel('What is wrong').selectOption({ label: reason });
  await press(page, 'Open the case');
  await expect(page.getByText('It waits until the open case is closed.')).toBeVisible();
}

async function answer(id: string, signer_name: string): Promise<void> {
  const { cases } = await api<{ cases: { id: string }[] }>('GET', `/v1/filing/${id}`, undefined, live());
  const fields = { signer_name, signer_title: 'Manager' };
  await api('POST', `/v1/case/${cases[0]?.id}/response`, { fields }, live());
}

test('an answer is sent back with a reason and then accepted, a second case is closed, and the partner reads each', async ({
  page,
}) => {
  const { id } = await submitLive('Desk case');
  await openDesk(page, `/operations/filings/${id}`);
  await ask(page, 'Signature missing or not accepted');
  const { cases } = await api<{ cases: { id: string }[] }>('GET', `/v1/filing/${id}`, undefined, live());
  await answer(id, 'M. O.');
  await page.reload();
  await unfold(page, 'Send it back');
  await page.getByLabel('Why it is not enough').fill('Write the name in full.');
  await press(page, 'Send it back');
  await expect(page.getByText('With the partner').first()).toBeVisible();

  const partner = await pageOfAnother(page);
  await openSignedIn(partner, `/live/cases/${cases[0]?.id}`);
  await expect(partner.getByText('Write the name in full.').first()).toBeVisible();

  await answer(id, 'Maria Okafor');
  await page.reload();
  await press(page, 'Accept the answer');
  await expect(page.getByText('Resolved', { exact: true })).toBeVisible();
  await partner.reload();
  await expect(partner.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
  await expect(partner.getByRole('button', { name: 'Send answer' })).toHaveCount(0);

  await ask(page, 'Certificate of good standing too old');
  await press(page, 'No answer is needed');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the case' }).click();
  await expect(page.getByText('Closed without an answer')).toBeVisible();
  await expect(page.getByText('It waits until the open case is closed.')).toHaveCount(0);
  const after = await api<{ cases: { id: string; status: string }[] }>(
    'GET',
    `/v1/filing/${id}`,
    undefined,
    live(),
  );
  const closed = after.cases.find(({ status }) => status === 'superseded');
  await partner.goto(`/live/cases/${closed?.id}`);
  await expect(partner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(partner.getByRole('button', { name: 'Send answer' })).toHaveCount(0);
  await partner.context().close();
});

test('a case with free text lists all that it lacks at once', async ({ page }) => {
  const { id } = await submitLive('Free text');
  await openDesk(page, `/operations/filings/${id}`);
  await unfold(page, 'Ask the partner');
  await page.getByLabel('What is wrong').selectOption({ label: 'Something else' });
  await page.getByLabel('In one line').fill(' ');
  await press(page, 'Open the case');
  await expect(page.getByRole('link', { name: 'Say in one line what it is about.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter a question.' })).toBeVisible();
  await page.getByLabel('In one line').fill('Who signs?');
  await page.getByLabel('Questions').fill('Who signs for the company?');
  await press(page, 'Open the case');
  await expect(page.getByText('It waits until the open case is closed.')).toBeVisible();
});

test('a new name that is taken too is not called accepted, and goes back to the partner', async ({
  page,
}) => {
  const { legalName: taken } = await submitLive('Taken');
  const { id } = await submitLive('Renamed');
  await openDesk(page, `/operations/filings/${id}`);
  await ask(page, 'Name not distinguishable');
  const { cases } = await api<{ cases: { id: string }[] }>('GET', `/v1/filing/${id}`, undefined, live());
  await api('POST', `/v1/case/${cases[0]?.id}/response`, { fields: { legal_name: taken } }, live());
  await page.reload();
  await press(page, 'Accept the answer');
  await expect(page.getByText('This name is not available either.')).toBeVisible();
  await expect(page.getByText('The answer is accepted.')).toHaveCount(0);
  await expect(page.getByText('The name was checked again.')).toBeVisible();
});

/** A completed filing whose partner has answered who takes over as registered agent. */
async function submitHandover(legalName: string, fields: object): Promise<string> {
  const id = await completeLive(legalName);
  const { business_id } = await api('GET', `/v1/filing/${id}`, undefined, live());
  const end = { status: 'terminated', reason: 'We move.' };
  await api('PATCH', `/v1/business/${business_id}/registered-agent`, end, live());
  const asked = `/v1/case?parent_id=${business_id}`;
  const { data } = await api<{ data: { id: string }[] }>('GET', asked, undefined, live());
  await api('POST', `/v1/case/${data[0]?.id}/response`, { fields }, live());
  return id;
}

test('an answer stands at the desk as the partner reads it, and what it settles beside the agent', async ({
  page,
}) => {
  const ahead = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const day = formatCivilDate(ahead);
  const office = { ...address, region: 'OH', city: 'Columbus', postal_code: '43215', county: 'Franklin' };
  const name = { type: 'entity', entity_name: 'Buckeye Agents Inc.' };
  const id = await submitHandover(freshName('Handover'), {
    keep_service: false,
    registered_agent: { type: 'organization', name, address: office },
    termination_date: ahead,
  });
  await openDesk(page, `/operations/filings/${id}`);
  const answers = page.getByRole('region', { name: 'Cases' }).getByRole('definition');
  await expect(answers).toHaveText([
    'No',
    'Buckeye Agents Inc.\n1209 Orange Street\nColumbus, OH 43215\nFranklin County',
    day,
  ]);
  await press(page, 'Accept the answer');
  const agent = page.getByRole('region', { name: 'Registered agent' });
  await expect(agent).toContainText(`Buckeye Agents Inc. takes over on ${day}`);
});

test('the answer about who takes over as registered agent leads from the queue to its filing, and is accepted there', async ({
  page,
}) => {
  const legalName = freshName('Handover');
  await submitHandover(legalName, { keep_service: true, reason: 'The new agent declined.' });
  await openDesk(page, '/operations');
  const counts = page.getByRole('navigation', { name: 'Counts' });
  await counts.getByRole('link', { name: /^Answered/ }).click();
  await page.getByRole('link', { name: legalName }).click();
  await expect(page.getByText('The answer about its registered agent is to be reviewed.')).toBeVisible();
  await expect(page.getByText('The new agent declined.')).toBeVisible();
  await press(page, 'Accept the answer');
  await expect(page.getByText('Resolved', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing is left to do.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Registered agent' })).toContainText('Active');
});

/** What the press puts on the clipboard. */
async function copied(page: Page, title: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  // The mailing address, which is that of the principal office unless another is sent, has the same pieces below it.
  await page.getByTitle(title, { exact: true }).first().click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

test('a lead takes a filing over, copies what goes to the state, has the agent accepted, and cancels with a reason', async ({
  page,
}) => {
  const { id, business_id, legalName } = await submitLive('Desk case');
  const filer = await pageOfAnother(page);
  await openDeskAsFiler(filer, `/operations/filings/${id}`);
  await press(filer, `Claim ${legalName}`);
  await expect(filer.getByRole('button', { name: `Release ${legalName}` })).toBeVisible();

  await openDesk(page, `/operations/filings/${id}`);
  await expect(page.getByRole('main').getByText('Priya Raman works on this filing')).toBeVisible();
  await press(page, `Take over ${legalName}`);
  await expect(page.getByRole('button', { name: `Release ${legalName}` })).toBeVisible();
  await press(filer, `Release ${legalName}`);
  // The refusal of the press says it, and the page as it is now: for a moment both.
  await expect(filer.getByRole('main').getByText('Noor Haddad works on this filing').last()).toBeVisible();
  await expect(filer.getByRole('button', { name: /^(Claim|Release|Take over)/ })).toHaveCount(0);
  // What was refused for a claim says so no longer than the page shows that claim.
  const refusal = filer.getByText(/^Noor Haddad has worked on it since/);
  await filer.getByRole('checkbox', { name: 'Fee paid' }).click();
  await expect(refusal).toBeVisible();
  await press(page, `Release ${legalName}`);
  await expect(page.getByRole('button', { name: `Claim ${legalName}` })).toBeVisible();
  await filer.getByLabel('New note').fill('The office was called.');
  await press(filer, 'Add a note');
  await expect(filer.getByRole('button', { name: `Claim ${legalName}` })).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await filer.context().close();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(await copied(page, 'Copy Legal name')).toBe(legalName);
  expect(await copied(page, 'copy Street')).toBe(address.street_line_1);
  const { street_line_1, city, region, postal_code, county } = address;
  expect((await copied(page, 'Copy all of Principal office')).split('\n')).toEqual([
    street_line_1,
    `${city}, ${region} ${postal_code}`,
    `${county} County`,
  ]);
  await unfold(page, 'Appoint the agent');
  await page.getByLabel('Who serves in this state').fill('Buckeye Agents Inc.');
  await page.getByLabel('Street').fill('50 W Broad Street');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('ZIP code').fill('43215');
  await press(page, 'Appoint the agent');
  await expect(page.getByText('The agent is appointed.')).toBeVisible();
  await press(page, 'The state accepted the agent');
  await expect(page.getByText('The state accepted the agent')).toHaveCount(0);
  const agent = () => api<object>('GET', `/v1/business/${business_id}/registered-agent`, undefined, live());
  expect(await agent()).toMatchObject({ status: 'active', name: 'Buckeye Agents Inc.' });

  const late = await page.context().newPage();
  await late.goto(page.url());
  await late.getByLabel('Note for the desk').fill('Sent by courier.');
  const asking = await page.context().newPage();
  await asking.goto(page.url());
  await asking.getByLabel('Note for the desk').fill('Ask for page 3.');
  await asking.getByText('Ask the partner', { exact: true }).click();
  await asking.getByLabel('What is wrong').selectOption({ label: 'Something else' });
  await asking.getByLabel('In one line').fill('Page 3 is not signed');
  await asking.getByLabel('Questions').fill('Who signs page 3?');
  await press(page, 'Cancel the filing');
  const dialog = page.getByRole('alertdialog', { name: `Cancel the Ohio filing of ${legalName}?` });
  await dialog.getByLabel(`Type ${legalName}`).fill(legalName);
  await dialog.getByRole('button', { name: 'Cancel the filing' }).click();
  await expect(dialog.getByText('Enter the reason.').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('The partner withdrew by phone.');
  await dialog.getByRole('button', { name: 'Cancel the filing' }).click();
  await expect(page.getByText('The filing has ended. Nothing is left to do.')).toBeVisible();
  // Whoever presses after the end reads that it did nothing, and finds the note that was not recorded.
  await press(late, 'Mark as ready to file');
  await expect(late.getByText('The filing is now canceled. Your screen was older')).toBeVisible();
  await expect(late.getByText('The filing has ended. Nothing is left to do.')).toBeVisible();
  await expect(late.getByText('Sent by courier.')).toBeVisible();
  await late.close();
  await press(asking, 'Open the case');
  await expect(asking.getByRole('alert').getByText('Your case, which was not opened')).toBeVisible();
  await expect(asking.getByText('Who signs page 3?')).toBeVisible();
  await expect(asking.getByText('Ask for page 3.')).toBeVisible();
  await asking.close();

  const partner = await pageOfAnother(page);
  await openSignedIn(partner, `/live/filings/${id}`);
  await expect(partner.getByText('The partner withdrew by phone.').first()).toBeVisible();
  await expect(partner.getByText('Canceled by Statehouse').first()).toBeVisible();
  await partner.context().close();
});

test('the next filing is taken from the search results', async ({ page }) => {
  await submitLive('Claimed first');
  const { legalName } = await submitLive('Searched');
  await openDesk(page, `/operations?q=${encodeURIComponent(legalName)}`);
  await page.getByRole('button', { name: 'Claim next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
});

test('a lead creates an operator key, which works until it is revoked', async ({ page }) => {
  const name = freshName('Ohio robot');
  await openDesk(page, '/operations/keys');
  await press(page, 'Create operator key');
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Allowed addresses').fill('127.0.0.1, nowhere');
  await form.getByRole('button', { name: 'Create operator key' }).click();
  await expect(form.getByText('nowhere is not an IP address').first()).toBeVisible();
  await form.getByLabel('Allowed addresses').fill('127.0.0.0/8, ::1');
  await form.getByRole('button', { name: 'Create operator key' }).click();
  const shown = page.getByRole('alertdialog');
  const key = (await shown.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^sk_ops_/);
  await shown.getByRole('button', { name: 'I stored it' }).click();
  const robot = () =>
    fetch(`${demoAccess().url}/v1/operations/filing?limit=1`, {
      headers: { Authorization: `Bearer ${key}` },
    }).then(({ status }) => status);
  expect(await robot()).toBe(200);

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('From 127.0.0.0/8, ::1');
  await row.getByRole('button', { name: 'Revoke' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect(await robot()).toBe(401);
});

test('what is typed at the desk stays while the session has ended or nobody answers, and after a reload', async ({
  page,
  context,
}) => {
  const { id } = await submitLive('Typed at the desk');
  await openDesk(page, `/operations/filings/${id}`);
  const note = page.getByLabel('Note for the desk');
  const line = page.getByLabel('In one line');
  // What is pasted is not cut off without a word.
  const long = 'The clerk called. '.repeat(300).trim();
  await note.focus();
  await page.keyboard.insertText(long);
  await expect(page.getByText('Use at most 5,000 characters. You entered 5,399.')).toBeVisible();
  await expect(note).toHaveValue(long);
  await note.fill('The clerk called.');
  await unfold(page, 'Ask the partner');
  await page.getByLabel('What is wrong').selectOption({ label: 'Signature missing or not accepted' });
  await line.fill('The second signature is missing');
  await unfold(page, 'Attach a document');
  await page.getByLabel('Kind of document').selectOption('other');
  const letter = page.getByRole('checkbox', { name: 'letter.pdf' });
  const buffer = Buffer.from('%PDF-1.7\n%%EOF');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer });
  await expect(letter).toBeChecked();
  // The operator goes to another window, and comes back.
  const comeBack = async () => {
    const asked = page.waitForResponse('**/console/me');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await asked;
  };
  await page.route('**/console/me', (route) => route.fulfill({ status: 503 }));
  await comeBack();
  await expect(note).toHaveValue('The clerk called.');
  await page.unroute('**/console/me');
  const cookies = await context.cookies();
  await context.clearCookies();
  await comeBack();
  await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
  await expect(note).toHaveValue('The clerk called.');

  await context.addCookies(cookies);
  await page.reload();
  await expect(note).toHaveValue('The clerk called.');
  await unfold(page, 'Ask the partner');
  await expect(line).toHaveValue('The second signature is missing');
  await expect(letter).toBeChecked();
  // Opened, though the answer is lost: after another reload it is opened once.
  await loseAnswer(page, `/operations/filings/${id}`);
  await press(page, 'Open the case');
  await expect(page.getByText('No answer came')).toBeVisible();
  await page.reload();
  await unfold(page, 'Ask the partner');
  await press(page, 'Open the case');
  await expect(line).toBeHidden();
  type Asked = { summary: string; request: { documents: string[] } };
  const { cases } = await api<{ cases: Asked[] }>('GET', `/v1/filing/${id}`, undefined, live());
  expect(cases.map(({ summary }) => summary)).toEqual(['The second signature is missing']);
  expect(cases[0]?.request.documents).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Documents with the case' })).toBeVisible();
});
