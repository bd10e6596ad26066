import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { pdf, upload } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function withBusiness() {
  const tenant = await createTenant(service);
  const { body } = await call(service, tenant.testKey, 'POST', '/v1/business', {
    legal_name: 'Northwind Freight, LLC',
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
  });
  return { ...tenant, businessId: body.id as string };
}

async function content(key: string, id: string, headers: Record<string, string> = {}) {
  const response = await service.app.request(`/v1/document/${id}/content`, {
    headers: { Authorization: `Bearer ${key}`, ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a document whose bytes are lost says so, and is still on the list', async () => {
  const { testKey, businessId, organizationId } = await withBusiness();
  const { body } = await upload(service, testKey, businessId);
  await service.parts.documents.remove(`${organizationId}/test/${body.id}`);
  const { response, bytes } = await content(testKey, body.id);
  expect(response.status).toBe(500);
  expect(JSON.parse(bytes.toString()).detail).toContain('missing from our storage');
  const list = await call(service, testKey, 'GET', `/v1/business/${businessId}/document`);
  expect(list.body.data).toEqual([body]);
  const archive = await service.app.request(`/v1/business/${businessId}/archive`, {
    headers: { Authorization: `Bearer ${testKey}` },
  });
  const zip = Buffer.from(await archive.arrayBuffer()).toString('latin1');
  expect(zip).toContain('is missing.txt');
  expect(zip).toContain('manifest.json');
});

describe('works', () => {
  test('an invalid file name is saved as a valid one of limited length', async () => {
    const { testKey } = await createTenant(service);
    const names = ['Ä/B: "Täx" <*|?> \\ LLC', `${'Long '.repeat(40)}LLC`];
    for (const legal_name of names) {
      const { body } = await call(service, testKey, 'POST', '/v1/business', {
        legal_name,
        entity_type: 'llc',
        formation_jurisdiction: 'US-TX',
      });
      const sent = await upload(service, testKey, body.id, { types: ['ein_letter'] });
      const { response } = await content(testKey, sent.body.id);
      const [, encoded = ''] = (response.headers.get('Content-Disposition') ?? '').split("UTF-8''");
      const name = decodeURIComponent(encoded);
      expect(name).not.toMatch(/[\\/:*?"<>|]| {2}/);
      expect(name.length).toBeLessThan(190);
      expect(name).toMatch(/\.pdf$/);
    }
  });

  test('the type of an upload is detected from its bytes, and the download is identical', async () => {
    const { testKey, businessId } = await withBusiness();
    const sent = await upload(service, testKey, businessId, {
      filename: 'C:\\documents\\../Vertrag "ü".txt',
      types: ['operating_agreement', 'other', 'other'],
      issuedOn: '2026-10-01',
    });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      object: 'document',
      business_id: businessId,
      types: ['operating_agreement', 'other'],
      type: 'operating_agreement',
      filename: 'Vertrag "ü".txt',
      size: pdf.byteLength,
      content_type: 'application/pdf',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      issued_on: '2026-10-01',
    });
    expect((await call(service, testKey, 'GET', `/v1/document/${sent.body.id}`)).body).toEqual(sent.body);

    const { response, bytes } = await content(testKey, sent.body.id);
    expect(bytes).toEqual(pdf);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const name = 'Northwind Freight, LLC - Delaware - Operating agreement.pdf';
    expect(response.headers.get('Content-Disposition')).toBe(
      `inline; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  test('the list is newest first, and pages have no gaps', async () => {
    const { testKey, businessId } = await withBusiness();
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      service.time.now = new Date(service.time.now.getTime() + 1000);
      ids.unshift((await upload(service, testKey, businessId)).body.id);
    }
    const path = `/v1/business/${businessId}/document?limit=2`;
    const first = await call(service, testKey, 'GET', path);
    const second = await call(service, testKey, 'GET', `${path}&cursor=${first.body.next_cursor}`);
    const seen = [...first.body.data, ...second.body.data].map((document: { id: string }) => document.id);
    expect(seen).toEqual(ids);
    expect(second.body).toMatchObject({ has_more: false, next_cursor: null });
  });

  test.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${pdf.byteLength}`],
    ['bytes=-6', 206, '%%EOF\n', `bytes ${pdf.byteLength - 6}-${pdf.byteLength - 1}/${pdf.byteLength}`],
    ['bytes=1-2,4-5', 200, pdf.toString(), null],
    ['lines=1-2', 200, pdf.toString(), null],
  ])('the range %s gets %i', async (range, status, text, contentRange) => {
    const { testKey, businessId } = await withBusiness();
    const { body } = await upload(service, testKey, businessId);
    const { response, bytes } = await content(testKey, body.id, { Range: range });
    expect(response.status).toBe(status);
    expect(bytes.toString()).toBe(text);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
  });

  test('a large document arrives whole, and a range of it as it was asked for', async () => {
    const { testKey, businessId } = await withBusiness();
    const large = Buffer.alloc(3 * 1024 * 1024, 'page ');
    pdf.copy(large);
    const { body } = await upload(service, testKey, businessId, { bytes: large });
    const { response, bytes } = await content(testKey, body.id);
    expect(bytes.equals(large)).toBe(true);
    expect(response.headers.get('Content-Length')).toBe(String(large.byteLength));
    const part = await content(testKey, body.id, { Range: 'bytes=1000000-1999999' });
    expect(part.bytes.equals(large.subarray(1_000_000, 2_000_000))).toBe(true);
  });

  test('HEAD has the headers without the bytes', async () => {
    const { testKey, businessId } = await withBusiness();
    const { body } = await upload(service, testKey, businessId);
    const path = `/v1/document/${body.id}/content`;
    const head = await call(service, testKey, 'HEAD', path);
    expect([head.status, head.body]).toEqual([200, null]);
    expect(head.headers.get('Content-Length')).toBe(String(pdf.byteLength));
    const ranged = await call(service, testKey, 'HEAD', path, undefined, { Range: 'bytes=0-3' });
    expect(ranged.status).toBe(200);
  });

  test('a matching ETag gets 304, and a range with another one gets the whole file', async () => {
    const { testKey, businessId } = await withBusiness();
    const { body } = await upload(service, testKey, businessId);
    const { response } = await content(testKey, body.id);
    const tag = response.headers.get('ETag') ?? '';
    const again = await content(testKey, body.id, { 'If-None-Match': `"other", W/${tag}` });
    expect(again.response.status).toBe(304);
    expect(again.bytes.byteLength).toBe(0);
    const stale = await content(testKey, body.id, { Range: 'bytes=0-3', 'If-Range': '"other"' });
    expect(stale.response.status).toBe(200);
  });

  test('an upload is sent to webhooks', async () => {
    const { testKey, businessId } = await withBusiness();
    const { body } = await upload(service, testKey, businessId);
    const events = await call(service, testKey, 'GET', '/v1/event?type=document.available');
    expect(events.body.data.map((event: { data: { object: unknown } }) => event.data.object)).toEqual([body]);
  });
});

describe('a part that no upload knows', () => {
  test('is ignored and listed in a header', async () => {
    const { testKey, businessId } = await withBusiness();
    const named = async (others: Record<string, string>) =>
      (await upload(service, testKey, businessId, { others })).headers.get('X-Unknown-Fields');
    expect(await named({ isued_on: '2026-01-02', note: 'x' })).toBe('isued_on, note');
    expect(await named({})).toBeNull();
  });

  test('counts with the others under an idempotency key', async () => {
    const { testKey, businessId } = await withBusiness();
    const send = (note: string) =>
      upload(service, testKey, businessId, { others: { note }, headers: { 'Idempotency-Key': 'scan-1' } });
    const { body: made } = await send('first');
    expect((await send('first')).body).toEqual(made);
    expect((await send('second')).body).toMatchObject({ status: 409, existing_id: made.id });
  });
});

describe('refuses', () => {
  test.each([
    ['an empty file', { bytes: Buffer.alloc(0) }, '/file'],
    ['a file of another type, whatever its name', { bytes: Buffer.from('<html></html>') }, '/file'],
    ['an unknown kind', { types: ['poem'] }, '/types[]/0'],
    ['no kind', { types: [] }, '/types[]'],
    ['a date that is none', { issuedOn: '2026-02-30' }, '/issued_on'],
  ])('%s is refused at its pointer, and nothing is stored', async (_, sent, pointer) => {
    const { testKey, businessId } = await withBusiness();
    const refused = await upload(service, testKey, businessId, sent);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].pointer).toBe(pointer);
    const list = await call(service, testKey, 'GET', `/v1/business/${businessId}/document`);
    expect(list.body.data).toEqual([]);
  });

  test('a file over 25 MiB', async () => {
    const { testKey, businessId } = await withBusiness();
    const bytes = Buffer.alloc(25 * 1024 * 1024 + 1);
    pdf.copy(bytes);
    const refused = await upload(service, testKey, businessId, { bytes });
    expect(refused.body).toMatchObject({ status: 413, type: expect.stringMatching(/payload_too_large$/) });
  });

  test('a form without its file, which is missing', async () => {
    const { testKey, businessId } = await withBusiness();
    const body = new FormData();
    body.append('types[]', 'notice');
    const path = `/v1/business/${businessId}/document`;
    const headers = { Authorization: `Bearer ${testKey}` };
    const refused = await service.app.request(path, { method: 'POST', headers, body });
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/file', code: 'required' }] });
  });

  test('a body that is not an upload', async () => {
    const { testKey, businessId } = await withBusiness();
    const path = `/v1/business/${businessId}/document`;
    expect((await call(service, testKey, 'POST', path, {})).status).toBe(415);
    const broken = await call(service, testKey, 'POST', path, 'nothing', {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
    expect(broken.body.detail).toContain('multipart/form-data');
  });

  test('a range beyond the end with 416 and the size', async () => {
    const { testKey, businessId } = await withBusiness();
    const { body } = await upload(service, testKey, businessId);
    const { response } = await content(testKey, body.id, { Range: 'bytes=9999-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe(`bytes */${pdf.byteLength}`);
  });
});

describe('guards', () => {
  test('a document of another mode or organization is not found, and one needs a key', async () => {
    const mine = await withBusiness();
    const other = await withBusiness();
    const { body } = await upload(service, mine.testKey, mine.businessId);
    for (const key of [mine.liveKey, other.testKey]) {
      expect((await call(service, key, 'GET', `/v1/document/${body.id}`)).status).toBe(404);
      expect((await content(key, body.id)).response.status).toBe(404);
      expect((await upload(service, key, mine.businessId)).status).toBe(404);
      expect((await call(service, key, 'GET', `/v1/business/${mine.businessId}/document`)).status).toBe(404);
    }
    expect((await call(service, null, 'GET', `/v1/document/${body.id}/content`)).status).toBe(401);
    expect((await upload(service, mine.readOnlyKey, mine.businessId)).status).toBe(403);
  });
});
