import { expect, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { makePdf } from './steps/pdf.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';
import { holdScriptsWith } from './steps/slow-scripts.ts';

test('a file that is already on file is recognized by its bytes, and the person chooses to reuse or upload it', async ({
  page,
}) => {
  const first = await addBusiness(freshName('Same File'));
  const second = await addBusiness(freshName('Same File Elsewhere'));
  const buffer = await makePdf('operating agreement');
  const onFile = async (business: string) =>
    (await api<{ data: unknown[] }>('GET', `/v1/business/${business}/document`)).data.length;
  const kind = page.getByLabel('Kind of document');
  const choose = async (name: string) => {
    await kind.selectOption('operating_agreement');
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  };
  // Where nothing is on file yet, the upload is open.
  await openSignedIn(page, `/test/businesses/${first}`);
  await choose('first.pdf');
  await expect(page.getByText('first.pdf is on file.')).toBeVisible();

  await choose('again.pdf');
  const notice = page.getByRole('status').filter({ hasText: 'This file is on file already' });
  await expect(notice.getByRole('link', { name: 'first.pdf' })).toBeVisible();
  await notice.getByRole('button', { name: 'Use the one on file' }).click();
  await expect(notice).toHaveCount(0);
  expect(await onFile(first)).toBe(1);
  await choose('again.pdf');
  await notice.getByRole('button', { name: 'Upload it again' }).click();
  await expect(page.getByText('again.pdf is on file.')).toBeVisible();
  expect(await onFile(first)).toBe(2);

  // For another business it says so and uploads it: that one cannot be used here.
  await page.goto(`/test/businesses/${second}`);
  await choose('elsewhere.pdf');
  await expect(page.getByText('elsewhere.pdf is on file.')).toBeVisible();
  await expect(page.getByText('The same file is on file in another place, too')).toBeVisible();
  expect(await onFile(second)).toBe(1);
});

test('a file whose form is closed while its like is looked for is not uploaded', async ({ page }) => {
  const business_id = await addBusiness(freshName('Changed Mind'));
  await api('POST', '/v1/obligation', { business_id, kind: 'license', title: 'Renew', due_on: '2027-03-01' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/console/document?*', async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  page.on('request', (request) => (request.method() === 'POST' ? sent.push(request.url()) : 0));
  await openSignedIn(page, '/test/calendar');
  await page.getByRole('button', { name: /^Mark done/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Mark as done/ });
  await dialog.getByText('Add a document').click();
  await dialog.getByLabel('Kind of document').selectOption('receipt');
  const asked = page.waitForRequest('**/console/document?*');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf('receipt'),
  });
  const looked = (await asked).response();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await (await looked)?.finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sent).toEqual([]);
});

test('an upload that arrived though its answer was lost is recognized on the retry', async ({
  page,
  baseURL,
}) => {
  const business = await addBusiness(freshName('Lost Answer'));
  const buffer = await makePdf('certificate');
  await openSignedIn(page, `/test/businesses/${business}`);
  // An intercepted request no longer has the file that was chosen.
  await page.route('**/document', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(buffer)]), 'lost.pdf');
    form.append('types[]', 'operating_agreement');
    const headers = { Authorization: `Bearer ${ownAccess().test_key}` };
    const to = `${baseURL}/v1/business/${business}/document`;
    expect((await fetch(to, { method: 'POST', headers, body: form })).status).toBe(201);
    await route.abort('connectionreset');
  });
  await page.getByLabel('Kind of document').selectOption('operating_agreement');
  const file = { name: 'lost.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('lost.pdf was not uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Use the one on file' }).click();
  await expect(page.getByText('lost.pdf was not uploaded')).toHaveCount(0);
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/business/${business}/document`);
  expect(data).toHaveLength(1);
});

test('a file that a page of the network answers is not taken for refused or stored, and may be sent again', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Hotel Network'));
  const file = {
    name: 'agreement.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf('operating agreement'),
  };
  // Nobody answers whether the file is on file already.
  await page.route('**/console/document?*', () => {});
  await openSignedIn(page, `/test/businesses/${business}`);
  const refusal = page.getByRole('alert').filter({ hasText: 'agreement.pdf was not uploaded' });
  for (const status of [200, 201]) {
    await page.route('**/document', (route) =>
      route.fulfill({ status, body: '<h1>Welcome to the hotel</h1>' }),
    );
    await page.getByLabel('Kind of document').selectOption('operating_agreement');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(refusal).toContainText('The file did not arrive. Try again.');
    await page.unroute('**/document');
  }
  await refusal.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('agreement.pdf is on file.')).toBeVisible();
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/business/${business}/document`);
  expect(data).toHaveLength(1);
});

test('what is chosen for an upload before its script is there is kept on a first visit', async ({ page }) => {
  const business = await addBusiness(freshName('Early Choice'));
  const release = await holdScriptsWith(page, '-issued-on');
  const opened = openSignedIn(page, `/test/businesses/${business}`);
  const kind = page.getByLabel('Kind of document');
  await kind.selectOption('operating_agreement');
  // The rest of the page is interactive.
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(kind).toHaveValue('operating_agreement');
  await release();
  await opened;
  await expect(page.locator('[data-zone]')).not.toContainText('UTC');
  await expect(kind).toHaveValue('operating_agreement');
  const file = { name: 'early.pdf', mimeType: 'application/pdf', buffer: await makePdf('early') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('early.pdf is on file.')).toBeVisible();
});
