import { mkdir } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { makeLockedPdf, makePages, makePdf, makeScan } from './steps/pdf.ts';
import { addBusiness, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

for (const filter of ['CCITTFaxDecode', 'JPXDecode'] as const) {
  test(`a scan compressed by ${filter} is shown, not an empty page`, async ({ page }) => {
    const id = await upload(await makeScan(filter));
    await openSignedIn(page, `/test/documents/${id}`);
    const canvas = page.locator('canvas').first();
    const darkest = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const middle = [drawn.width / 2, drawn.height / 2, 1, 1] as const;
        return drawn.getContext('2d')?.getImageData(...middle).data[0];
      });
    await expect.poll(darkest).toBeLessThan(64);
  });
}

test('a document without its fonts is drawn in those that every reader has, not in what the computer has', async ({
  page,
}) => {
  const id = await upload(await makePdf('Certificate of Good Standing'));
  const font = page.waitForResponse(/LiberationSans-Regular/);
  await openSignedIn(page, `/test/documents/${id}`);
  expect((await font).status()).toBe(200);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => /^g_d/.test(family)).length);
  await expect.poll(loaded).toBe(1);
});

test('on a phone the bar over a document with a short name is one row', async ({ page }) => {
  const id = await upload(await makePdf('Certificate of Good Standing'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, `/test/documents/${id}`);
  const name = await page.getByText('scan.pdf').first().boundingBox();
  const download = await page.getByRole('link', { name: 'Download', exact: true }).boundingBox();
  expect(Math.abs((name?.y ?? 0) - (download?.y ?? 99))).toBeLessThan(16);
});

test('a picture without a background lies on white paper in the dark, where black on black was nothing', async ({
  page,
}) => {
  const clear =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const id = await upload(Buffer.from(clear, 'base64'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, `/test/documents/${id}`);
  const picture = page.getByRole('img', { name: 'Operating agreement' });
  await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a picture that no browser can draw says so, and can be downloaded', async ({ page }) => {
  const id = await upload(Buffer.from('ffd8ffe000104a4649460001', 'hex'));
  await openSignedIn(page, `/test/documents/${id}`);
  await expect(page.getByText('This document cannot be shown here')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
});

test('a document that does not come says so in words of ours, also where no problem explains it', async ({
  page,
}) => {
  const id = await upload(await makePdf('Certificate of Good Standing'));
  await page.route('**/content', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await openSignedIn(page, `/test/documents/${id}`);
  const failed = page.getByRole('alert').filter({ hasText: 'The document could not be opened' });
  await expect(failed).toContainText('The server cannot send it right now.');
});

test('a document with a password says so, and no dialog asks for it again and again', async ({ page }) => {
  const id = await upload(await makeLockedPdf('secret'));
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    // Answered only once: the page would be held up for good.
    return asked.length === 1 ? dialog.dismiss() : page.close();
  });
  await openSignedIn(page, `/test/documents/${id}`);
  await expect(page.getByText('It is protected with a password.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('of a long document the small pages are drawn as they come into sight', async ({ page }) => {
  const id = await upload(await makePages(120));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `/test/documents/${id}`);
  const list = page.getByRole('navigation', { name: 'Pages of this document' });
  const last = list.getByRole('button', { name: 'Page 120' });
  await expect(list.locator('canvas').first()).toBeVisible();
  await expect(page.getByText('1 of 120')).toBeVisible();
  await expect(last.locator('canvas')).toHaveCount(0);
  expect(await list.locator('canvas').count()).toBeLessThan(40);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('canvas')).toBeVisible();
  await last.click();
  await expect(page.getByText('120 of 120')).toBeVisible();
});

test('a certificate that is dated in the future is not called too old', async ({ page }) => {
  const facts = { 'types[]': 'certificate_of_good_standing', issued_on: '2090-03-01' };
  await upload(await makePdf('Good standing'), facts);
  await openSignedIn(page, '/test/documents');
  await expect(page.getByRole('table', { name: 'Documents' })).toContainText('Dated in the future');
});

test('of many files, and of a folder, none is taken, and the field says why', async ({ page, context }) => {
  await openUpload(page);
  const drop = page.locator('div:has(> input[type=file])');
  const files = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    for (const name of ['one.pdf', 'two.pdf']) dropped.items.add(new File(['%PDF-'], name));
    return dropped;
  });
  await drop.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('Drop one file at a time. You dropped 2, and none was taken.')).toBeVisible();
  const folder = test.info().outputPath('Closing binder');
  await mkdir(folder, { recursive: true });
  await drop.scrollIntoViewIfNeeded();
  const box = await drop.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) - 20, y: (box?.y ?? 0) + 20 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const mouse = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', { type, data, ...at });
  await expect(page.getByText('Closing binder is a folder. Drop a file from it.')).toBeVisible();
  await expect(page.getByText('was not uploaded')).toHaveCount(0);
});

test('a file that the browser cannot read anymore is not said to be lost on the way', async ({ page }) => {
  await openUpload(page);
  await page.route('**/document', (route) => route.abort('accessdenied'));
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('Moved', 'NotReadableError'));
  });
  const file = { name: 'moved.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await page.locator('input[type=file]').setInputFiles(file);
  const failed = page.getByRole('alert').filter({ hasText: 'moved.pdf was not uploaded' });
  await expect(failed).toContainText('Your browser cannot read the file.');
  await expect(failed.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

/** The upload of a business without documents, with its kind chosen. */
async function openUpload(page: Page): Promise<void> {
  await openSignedIn(page, `/test/businesses/${await addBusiness(freshName('Dropped'))}`);
  await page.getByLabel('Kind of document').selectOption('operating_agreement');
}

async function upload(bytes: Buffer, facts: Record<string, string> = {}): Promise<string> {
  const business = await addBusiness(freshName('Scanned'));
  const { url, test_key } = ownAccess();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'scan.pdf');
  for (const [name, value] of Object.entries({ 'types[]': 'operating_agreement', ...facts }))
    body.append(name, value);
  const headers = { Authorization: `Bearer ${test_key}` };
  const answer = await fetch(`${url}/v1/business/${business}/document`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
