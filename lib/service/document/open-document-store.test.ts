import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { openDocumentStore } from '#lib/service/document/open-document-store';

const kept = new Map<string, Buffer>();
let bucket: Server;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-test-'));
  bucket = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://bucket').pathname;
    const found = kept.get(path);
    if (request.method === 'PUT') kept.set(path, await buffer(request));
    if (request.method === 'DELETE') kept.delete(path);
    if (request.method === 'GET' && !found) return response.writeHead(404).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start && end) return response.writeHead(206).end(found?.subarray(Number(start), Number(end) + 1));
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(found);
  });
  await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const local = () => ({ DATA_DIR: folder });
const s3 = () => ({
  DOCUMENT_DRIVER: 's3',
  S3_BUCKET: 'documents',
  S3_REGION: 'us-east-1',
  S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  S3_ACCESS_KEY_ID: 'id-of-the-tests',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-tests',
});

describe.each([
  ['a folder', local],
  ['a bucket', s3],
])('%s', (_, settings) => {
  test('gives back the bytes that were put, until they are removed', async () => {
    const store = await openDocumentStore(parseEnv(settings()));
    const bytes = Buffer.from([0, 255, 10, 13, 37]);
    await store.put('organization/test/one', bytes, 'application/pdf');
    expect(await buffer(await store.open('organization/test/one'))).toEqual(bytes);
    const range = await store.open('organization/test/one', { start: 1, end: 3 });
    expect(await buffer(range)).toEqual(bytes.subarray(1, 4));
    await store.remove('organization/test/one');
    await expect(store.open('organization/test/one')).rejects.toThrow();
  });
});

test('a bucket keeps a document under its organization and mode', async () => {
  const store = await openDocumentStore(parseEnv(s3()));
  await store.put('organization/live/two', Buffer.from('two'), 'application/pdf');
  expect([...kept.keys()]).toEqual(['/documents/organization/live/two']);
});
