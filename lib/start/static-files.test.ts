import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStaticFile, staticFileListener } from '#lib/start/static-files';

const script = 'export const words = "the same in every encoding";';
let folder: string;
let url: string;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-static-'));
  const build = join(folder, 'build');
  const chunks = join(build, 'static', 'chunks');
  await mkdir(chunks, { recursive: true });
  await writeFile(join(folder, 'secret.js'), 'never sent');
  await writeFile(join(build, 'server.js'), 'never sent');
  await writeFile(join(chunks, 'a.js'), script);
  await writeFile(join(chunks, 'a.js.br'), brotliCompressSync(script));
  await writeFile(join(chunks, 'a.js.gz'), gzipSync(script));
  const server = createServer(staticFileListener(build));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'a browser that takes %s gets a script in the smallest of them, to keep for ever',
  async (accepted, encoding) => {
    const answer = await fetch(`${url}/_next/static/chunks/a.js`, {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(script);
  },
);

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/../server.js',
  '/_next/static/%2e%2e/server.js',
  '/_next/static/..%2f..%2fsecret.js',
  '/_next/static/chunks/%00.js',
])('%s is not found', async (path) => {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('never sent');
});

test('pages, faces and maps of the source are left to the dashboard', () => {
  expect(isStaticFile('/_next/static/chunks/a.js?dpl=1')).toBe(true);
  expect(isStaticFile('/test/filings?next=/_next/static/a.js')).toBe(false);
  expect(isStaticFile('/_next/static/media/face.woff2')).toBe(false);
  expect(isStaticFile('/_next/static/chunks/a.js.map')).toBe(false);
});
