import { expect, test } from '@playwright/test';
import { holdAnswer } from './steps/hold-answer.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { makePdf } from './steps/pdf.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const addEndpoint = (url: string) =>
  api<{ id: string }>('POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });

test('the secret of an endpoint is shown though its form was closed before the answer came', async ({
  page,
}) => {
  await openSignedIn(page, '/test/developers/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test webhook endpoint' });
  await form.getByLabel('Address').fill('https://partner.example/late');
  const release = await holdAnswer(page, '/test/developers/webhooks');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await release();
  const once = page.getByRole('alertdialog', { name: 'Store the signing secret' });
  await expect(once.locator('code')).toHaveText(/^whsec_/);
  await once.getByRole('button', { name: 'I stored it' }).click();
  await expect(page.getByRole('link', { name: 'https://partner.example/late' })).toHaveCount(1);
});

test('what is refused after its form was closed stands above the page', async ({ page }) => {
  const { id } = await addEndpoint('https://partner.example/gone');
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit the endpoint' });
  await form.getByLabel('Description').fill('Filings of the east');
  await api('DELETE', `/v1/webhook-endpoint/${id}`);
  const release = await holdAnswer(page, `/test/developers/webhooks/${id}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await release();
  const why = page.getByRole('status').filter({ hasText: 'This was not done' });
  await expect(why).toContainText(/no webhook endpoint/i);
});

test('what is refused after its question was closed stands above the page, and not in the question later', async ({
  page,
}) => {
  const { id } = await addEndpoint('https://partner.example/gone');
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  const opens = page.getByRole('button', { name: 'Rotate secret' });
  await opens.click();
  const question = page.getByRole('alertdialog', { name: /^Rotate the signing secret/ });
  await api('DELETE', `/v1/webhook-endpoint/${id}`);
  const release = await holdAnswer(page, `/test/developers/webhooks/${id}`);
  await question.getByRole('button', { name: 'Rotate secret' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await release();
  const why = page.getByRole('status').filter({ hasText: 'This was not done' });
  await expect(why).toContainText(/no webhook endpoint/i);
  await opens.click();
  await expect(question).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
});

test('a late answer closes no form that was opened meanwhile', async ({ page }) => {
  await openSignedIn(page, '/test/developers/keys');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: /^Edit / });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Renamed slowly');
  const release = await holdAnswer(page, '/test/developers/keys');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create key' }).click();
  const name = page.getByRole('dialog', { name: 'Create a test key' }).getByRole('textbox', { name: 'Name' });
  await name.fill('Typed meanwhile');
  await release();
  await expect(page.getByText('Renamed slowly').first()).toBeAttached();
  await expect(name).toHaveValue('Typed meanwhile');
});

test('a late answer leads nobody back who has gone on to another page', async ({ page }) => {
  const legal_name = freshName('Saved Late');
  const id = await addBusiness(legal_name);
  await openSignedIn(page, `/test/businesses/${id}/edit`);
  await page.getByLabel('Phone').fill('+1 302 555 0134');
  const release = await holdAnswer(page, `/test/businesses/${id}/edit`);
  await page.getByRole('button', { name: 'Save the record' }).click();
  const filings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Filings' });
  await filings.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await release();
  await expect(page.locator('[data-sonner-toast]')).toContainText('is saved');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await expect(page).toHaveURL('/test/filings');
});

test('the clock of the sandbox is moved once, though nothing is seen of it yet', async ({ page }) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Clock')));
  await openSignedIn(page, `/test/filings/${id}`);
  const menu = page.getByRole('button', { name: 'Move the clock' });
  const release = await holdAnswer(page, `/test/filings/${id}`);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'One week ahead' }).press('Enter');
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await menu.press('Enter');
  await menu.press('ArrowDown');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await release();
  await expect(page.getByText('The clock moved ahead')).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  await menu.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('a late assignment leaves what was selected and focused meanwhile, and is not begun twice', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('STALL Assigned Late'));
  await submitInOhio(business_id);
  await submitInOhio(await addBusiness(freshName('STALL Assigned Later')));
  await openSignedIn(page, '/test/filings');
  const picks = page.getByRole('row').getByRole('checkbox');
  await picks.first().check();
  const release = await holdAnswer(page, '/test/filings');
  const menu = page.getByRole('button', { name: 'Assign to' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Dana Whitfield (you)' }).click();
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await picks.last().check();
  await release();
  await expect(page.getByText('1 row assigned to Dana Whitfield.')).toBeVisible();
  await expect(picks.first()).not.toBeChecked();
  await expect(picks.last()).toBeChecked();
  await expect(picks.last()).toBeFocused();
});

test('where the answer of an assignment is lost, nothing says that the owner was not changed', async ({
  page,
}) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Assigned Lost')));
  await openSignedIn(page, `/test/filings/${id}`);
  await loseAnswer(page, `/test/filings/${id}`);
  await page.getByRole('button', { name: 'No owner' }).click();
  await page.getByRole('menuitem', { name: 'Dana Whitfield (you)' }).click();
  const band = page.getByRole('status').filter({ hasText: 'No answer came' });
  await expect(band).toContainText('It may have been done');
  await expect(band).not.toContainText('was not changed');
});

test('a comment is kept while it is written, and its late answer takes no focus from what is typed meanwhile', async ({
  page,
}) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Commented Late')));
  const path = `/test/filings/${id}`;
  await openSignedIn(page, path);
  await page.getByRole('button', { name: 'Add a comment' }).click();
  const text = page.getByRole('textbox', { name: 'Comment', exact: true });
  await text.fill('The office asked for');
  await page.reload();
  await page.getByRole('button', { name: 'Continue your comment' }).click();
  await expect(text).toHaveValue('The office asked for');
  await text.fill('The office asked for the old certificate.');
  await loseAnswer(page, path);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('The connection was lost')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Continue your comment' }).click();
  const release = await holdAnswer(page, path);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(text).not.toBeEditable();
  await page.getByRole('button', { name: /^Search/ }).click();
  await release();
  await expect(text).toHaveCount(0);
  await expect(page.getByText('The office asked for the old certificate.')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add a comment' })).toBeVisible();
});

test('a view that was deleted by a lost press is deleted by the next one, which offers to undo it', async ({
  page,
}) => {
  await openSignedIn(page, '/test/filings?status=open');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Save as a view');
  await page.getByLabel('Name of the view').fill('Open ones');
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'Open ones' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await loseAnswer(page, '/test/filings?*');
  await choose('Delete the view');
  await expect(page.getByRole('status').filter({ hasText: 'No answer came' })).toBeVisible();
  await choose('Delete the view');
  await expect(tab).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toHaveCount(1);
});

test('a late change of a date closes no dialog that was opened meanwhile', async ({ page }) => {
  const business_id = await addBusiness(freshName('Dated Late'));
  await api('POST', '/v1/obligation', {
    ...{ business_id, kind: 'license', title: 'License', due_on: '2030-05-15' },
  });
  await openSignedIn(page, `/test/calendar?business_id=${business_id}`);
  await page.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('textbox', { name: 'Due date' }).fill('05/16/2030');
  const release = await holdAnswer(page, '/test/calendar?*');
  await change.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Mark done/ }).click();
  const note = page.getByRole('dialog').getByRole('textbox', { name: /Note/ });
  await note.fill('Paid by check');
  await release();
  await expect(page.locator('[data-sonner-toast]')).toBeAttached();
  await expect(note).toHaveValue('Paid by check');
});

test('a document that is chosen while another uploads stays chosen', async ({ page }) => {
  // STALL: only this test advances the filing, however slow the machine is.
  const business = await addBusiness(freshName('STALL Both'));
  const filing = await submitInOhio(business);
  const opened = await api<{ id: string }>('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
  });
  const file = async (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: await makePdf(name),
  });
  await openSignedIn(page, `/test/businesses/${business}`);
  await page.getByLabel('Kind of document').selectOption('operating_agreement');
  await page.locator('input[type=file]').setInputFiles(await file('agreement.pdf'));
  await expect(page.getByText('agreement.pdf is on file.')).toBeVisible();

  await page.goto(`/test/cases/${opened.id}`);
  await page.getByText('Add a document', { exact: true }).click();
  const onFile = page.getByLabel('Already on file');
  await page.getByLabel('Kind of document').last().selectOption('receipt');
  const release = await holdAnswer(page, '/document');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await file('receipt.pdf'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await onFile.selectOption({ label: 'Operating agreement, agreement.pdf' });
  await expect(page.getByRole('button', { name: 'Remove Operating agreement' })).toBeVisible();
  await release();
  await expect(page.getByRole('button', { name: 'Remove Receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Operating agreement' })).toBeVisible();
});
