import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/contract/problem';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';
import { rowsOf } from '#lib/testing/rows-of';
import { pdf, upload } from '#lib/testing/upload';

let service: Harness;
let tenant: Tenant;
let businessId: string;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  businessId = await addBusiness(service, tenant.testKey);
});
afterAll(async () => {
  expect((await call(service, null, 'GET', '/healthz')).status).toBe(200);
  await service.stop();
});

/** The files that are kept, wherever they lie. */
async function filesKept(): Promise<string[]> {
  const entries = await readdir(service.parts.env.DATA_DIR, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function post(body: BodyInit, type: string) {
  return service.app.request(`/v1/business/${businessId}/document`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tenant.testKey}`, 'Content-Type': type },
    body,
  });
}

const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const file = part('file', pdf.toString(), '; filename="paper.pdf"');
const types = part('types[]', 'other');

describe('nothing is stored', () => {
  test.each([
    ['a page that says it is a PDF', { bytes: Buffer.from('<html>%PDF-1.4</html>') }],
    ['a program named as a PDF', { bytes: Buffer.from('MZ\u0090\u0000\u0003'), filename: 'paper.pdf' }],
    ['a picture of a kind that no office takes', { bytes: Buffer.from('GIF89a\u0001\u0000\u0001\u0000') }],
    ['a PDF whose first bytes are cut off', { bytes: pdf.subarray(5) }],
    ['no bytes at all', { bytes: Buffer.alloc(0) }],
  ])('%s is no paper', async (_name, sent) => {
    const before = [await rowsOf(service), await filesKept()];
    const { status, body } = await upload(service, tenant.testKey, businessId, sent);
    expect([status, Problem.parse(body).errors]).toMatchObject([400, [{ pointer: '/file' }]]);
    expect([await rowsOf(service), await filesKept()]).toEqual(before);
  });

  test('26 MiB are too many', async () => {
    const before = [await rowsOf(service), await filesKept()];
    const bytes = Buffer.alloc(26 * 1024 * 1024);
    pdf.copy(bytes);
    const { status, body } = await upload(service, tenant.testKey, businessId, { bytes });
    expect([status, Problem.parse(body).type]).toEqual([413, 'http://service.test/problems/body_too_large']);
    expect([await rowsOf(service), await filesKept()]).toEqual(before);
  });

  test.each([
    ['a form that is cut off', `${types}${file}`, 400],
    ['a form without an end in its first part', '--x\r\nContent-Disposition: form-data; name="file"', 400],
    ['a file that is only text', `${types}${part('file', 'paper')}--x--\r\n`, 400],
    ['a kind that is a file', `${file}${part('types[]', 'other', '; filename="a"')}--x--\r\n`, 400],
    ['a form with nothing in it', '--x--\r\n', 400],
    ['a boundary that is not in it', 'other', 400],
  ])('%s is refused', async (_name, body, status) => {
    const before = await rowsOf(service);
    const answer = await post(body, 'multipart/form-data; boundary=x');
    expect(answer.status).toBe(status);
    expect(Problem.parse(await answer.json()).type).toBe('http://service.test/problems/validation_error');
    expect(await rowsOf(service)).toEqual(before);
  });

  test('a form without a boundary is refused', async () => {
    expect((await post(`${types}${file}--x--\r\n`, 'multipart/form-data')).status).toBe(400);
  });
});

describe('a name is kept as a name, and leads nowhere', () => {
  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Windows\\System32\\paper.pdf', 'paper.pdf'],
    ['/absolute/paper.pdf', 'paper.pdf'],
    ['\u202efdp.exe', null],
    ['🚚 פתק e\u0301.pdf', '🚚 פתק e\u0301.pdf'],
    ['a"b\r\nX-Injected: yes.pdf', null],
    [`${'x'.repeat(1_000)}.pdf`, null],
  ])('%j', async (filename, kept) => {
    const { status, body } = await upload(service, tenant.testKey, businessId, { filename });
    expect(status).toBe(201);
    expect(body.filename).not.toMatch(/[/\\\r\n]/);
    expect(body.filename.length).toBeLessThanOrEqual(255);
    if (kept) expect(body.filename).toBe(kept);
    const content = await service.app.request(`/v1/document/${body.id}/content`, {
      headers: { Authorization: `Bearer ${tenant.testKey}` },
    });
    expect([content.status, content.headers.get('X-Injected')]).toEqual([200, null]);
    expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
    for (const path of await filesKept()) expect(path.startsWith(service.parts.env.DATA_DIR)).toBe(true);
  });
});
