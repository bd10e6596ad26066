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

/** All files that are stored, in any folder. */
async function filesKept({ parts }: Harness = service): Promise<string[]> {
  const entries = await readdir(parts.env.DATA_DIR, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function post(body: BodyInit, type: string) {
  return service.app.request(`/v1/business/${businessId}/document`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tenant.testKey}`, 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);
}

/** As a body comes over a network: reading can stop before its end. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + 64 * 1024));
      sent += 64 * 1024;
      if (sent >= bytes.length) controller.close();
    },
  });
}

const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const file = part('file', pdf.toString(), '; filename="document.pdf"');
const types = part('types[]', 'other');

describe('nothing is stored', () => {
  test.each([
    ['a page that says it is a PDF', { bytes: Buffer.from('<html>%PDF-1.4</html>') }],
    ['a program named as a PDF', { bytes: Buffer.from('MZ\u0090\u0000\u0003'), filename: 'document.pdf' }],
    ['a picture of a kind that no office takes', { bytes: Buffer.from('GIF89a\u0001\u0000\u0001\u0000') }],
    ['a PDF whose first bytes are cut off', { bytes: pdf.subarray(5) }],
    ['no bytes at all', { bytes: Buffer.alloc(0) }],
  ])('%s is not a document', async (_name, sent) => {
    const before = [await rowsOf(service), await filesKept()];
    const { status, body } = await upload(service, tenant.testKey, businessId, sent);
    expect([status, Problem.parse(body).errors]).toMatchObject([400, [{ pointer: '/file' }]]);
    expect([await rowsOf(service), await filesKept()]).toEqual(before);
  });

  test('26 MiB are too large', async () => {
    const before = [await rowsOf(service), await filesKept()];
    const bytes = Buffer.alloc(26 * 1024 * 1024);
    pdf.copy(bytes);
    const { status, body } = await upload(service, tenant.testKey, businessId, { bytes });
    expect([status, Problem.parse(body).type]).toEqual([
      413,
      'http://service.test/problems/payload_too_large',
    ]);
    expect([await rowsOf(service), await filesKept()]).toEqual(before);
  });

  test.each([
    ['a form that is cut off', `${types}${file}`, 400],
    ['a form without an end in its first part', '--x\r\nContent-Disposition: form-data; name="file"', 400],
    ['a file that is only text', `${types}${part('file', 'document')}--x--\r\n`, 400],
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

  test.each([
    ['25 MiB of parts with nothing in them', `${part('a', '').repeat(400_000)}--x--\r\n`],
    ['41 parts', `${part('types[]', 'other').repeat(41)}${file}--x--\r\n`],
    ['two files', `${types}${file}${file}--x--\r\n`],
    ['a part with a long value', `${part('issued_on', 'x'.repeat(5_000))}${types}${file}--x--\r\n`],
    [
      'a part with a long head',
      `${part('a', '', `; filename="${'x'.repeat(100_000)}"`)}${types}${file}--x--\r\n`,
    ],
  ])('%s are refused, and nothing is stored', async (_name, body) => {
    const before = [await rowsOf(service), await filesKept()];
    const answer = await post(inPieces(body), 'multipart/form-data; boundary=x');
    expect([answer.status, Problem.parse(await answer.json()).errors?.length]).toEqual([400, 1]);
    expect([await rowsOf(service), await filesKept()]).toEqual(before);
  });

  test('a body that never ends is read to its limit and no further', async () => {
    let sent = 0;
    const head = Buffer.from(`${types}${part('file', '', '; filename="a.pdf"').slice(0, -2)}`);
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : new Uint8Array(65_536));
        sent += 1;
      },
    });
    const answer = await service.app.request(`/v1/business/${businessId}/document`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tenant.testKey}`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, Problem.parse(await answer.json()).detail]).toEqual([
      413,
      expect.stringContaining('25 MiB'),
    ]);
    expect(sent).toBeLessThan(500);
  });

  test('a form without a boundary is refused, and told where to get one', async () => {
    const answer = await post(`${types}${file}--x--\r\n`, 'multipart/form-data');
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toBe(
      'The Content-Type of the form has no boundary. Leave this header to your HTTP client, which sets it.',
    );
  });
});

describe('a file name cannot lead to another path', () => {
  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Windows\\System32\\document.pdf', 'document.pdf'],
    ['/absolute/document.pdf', 'document.pdf'],
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

test('a key can have a limited number of uploads in progress, and the next once one has ended', async () => {
  const other = await createTenant(service);
  const id = await addBusiness(service, other.testKey);
  const headers = {
    Authorization: `Bearer ${other.testKey}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const ends: (() => void)[] = [];
  const hanging = Array.from({ length: service.parts.env.UPLOADS_AT_ONCE }, () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(types));
        ends.push(() => {
          controller.enqueue(Buffer.from(`${file}--x--\r\n`));
          controller.close();
        });
      },
    });
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    return service.app.request(`/v1/business/${id}/document`, request);
  });
  const next = () => upload(service, other.testKey, id);
  const refused = await next();
  expect([refused.status, refused.body.type]).toEqual([429, expect.stringMatching(/rate_limited$/)]);
  expect((await upload(service, tenant.testKey, businessId)).status).toBe(201);
  for (const end of ends) end();
  expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(hanging.map(() => 201));
  expect((await next()).status).toBe(201);
});

test('what an organization keeps has a limit, in both modes together, and no other organization feels it', async () => {
  const small = await startHarness({ STORAGE_LIMIT_MB: '1' });
  const [own, other] = [await createTenant(small), await createTenant(small)];
  const bytes = Buffer.alloc(600 * 1024);
  pdf.copy(bytes);
  const send = async (key: string) => upload(small, key, await addBusiness(small, key), { bytes });
  expect((await send(own.testKey)).status).toBe(201);
  const { status, body } = await send(own.liveKey);
  expect([status, body.type]).toEqual([409, 'http://service.test/problems/storage_limit_reached']);
  expect((await send(other.testKey)).status).toBe(201);
  await small.stop();
});

test('uploads at the same moment do not exceed the limit together, and what is refused leaves nothing behind', async () => {
  const small = await startHarness({ STORAGE_LIMIT_MB: '1' });
  const own = await createTenant(small);
  const bytes = Buffer.alloc(400 * 1024);
  pdf.copy(bytes);
  const send = async (key: string) => {
    const id = await addBusiness(small, key);
    return () => upload(small, key, id, { bytes });
  };
  const ready = await Promise.all([own.testKey, own.liveKey, own.testKey, own.liveKey].map(send));
  const before = await filesKept(small);
  const sent = await Promise.all(ready.map((each) => each()));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(await filesKept(small)).toHaveLength(before.length + 2);
  await small.stop();
});
