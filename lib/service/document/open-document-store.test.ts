import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { LostBytes } from '#lib/service/document/document-store';
import { openDocumentStore } from '#lib/service/document/open-document-store';
import { type StartedBucket, startBucket } from '#lib/testing/start-bucket';

let bucket: StartedBucket;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-test-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const local = () => ({ DATA_DIR: folder });
const s3 = () => bucket.settings;

describe.each([
  ['a folder', local],
  ['a bucket', s3],
])('%s', (_, settings) => {
  test('returns the stored bytes until they are deleted', async () => {
    const store = await openDocumentStore(parseEnv(settings()));
    await store.reach();
    const bytes = Buffer.from([0, 255, 10, 13, 37]);
    await store.put('organization/test/one', bytes, 'application/pdf');
    expect(await buffer(await store.open('organization/test/one'))).toEqual(bytes);
    const range = await store.open('organization/test/one', { start: 1, end: 3 });
    expect(await buffer(range)).toEqual(bytes.subarray(1, 4));
    await store.remove('organization/test/one');
    await expect(store.open('organization/test/one')).rejects.toThrow(LostBytes);
  });
});

test('a bucket that refuses says how it answers', async () => {
  const store = await openDocumentStore(parseEnv({ ...s3(), S3_BUCKET: 'another' }));
  await expect(store.reach()).rejects.toThrow('The bucket another answers 404.');
});

test('a bucket stores a document under its organization and mode', async () => {
  const store = await openDocumentStore(parseEnv(s3()));
  await store.put('organization/live/two', Buffer.from('two'), 'application/pdf');
  const { S3_REGION = '', S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = s3();
  const client = new S3Client({
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  });
  const asked = { Bucket: 'documents', Key: 'organization/live/two' };
  expect(await client.send(new HeadObjectCommand(asked))).toMatchObject({
    ContentType: 'application/pdf',
    ContentLength: 3,
  });
});

test('a folder keeps no part of a document for which its disk has no room', async () => {
  const script = `
    import { folderStore } from '#lib/service/document/folder-store';
    await folderStore(process.env.FOLDER).put('full/test/one', Buffer.alloc(100_000), 'application/pdf');`;
  const { status, stderr } = spawnSync(
    'sh',
    // No file of this process may be larger than 16 or 32 kB.
    ['-c', 'ulimit -f 32; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    { encoding: 'utf8', env: { PATH: process.env.PATH, FOLDER: folder, NODE_ENV: 'test' } },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(await readdir(join(folder, 'full/test'))).toEqual([]);
});
