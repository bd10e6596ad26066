import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '#lib/testing/guide-snippet';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
let server: Server;
let folder: string;
beforeAll(async () => {
  service = await startHarness();
  server = createServer(getRequestListener(service.app.fetch as never));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  folder = await mkdtemp(join(tmpdir(), 'statehouse-partner-'));
});
afterAll(async () => {
  server.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the program of the guide makes the whole trip with the client and zod alone, in a folder of its own', async () => {
  const { testKey } = await createTenant(service);
  await copyClient();
  await writeFile(join(folder, 'partner.ts'), await programOf('typescript-client', 'partner.ts'));
  const { port } = server.address() as AddressInfo;
  const { stdout } = await promisify(execFile)(process.execPath, ['partner.ts'], {
    cwd: folder,
    env: { ...process.env, URL: `http://127.0.0.1:${port}`, KEY: testKey },
  });
  expect(stdout).toMatch(/^certificate_of_authority \d{4,}$/m);
}, 60_000);

/** What the guide tells a partner to copy, without what only our dashboard uses. */
async function copyClient(): Promise<void> {
  const imports = { '#lib/*': './lib/*.ts' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  for (const part of ['client', 'contract']) {
    await cp(`lib/${part}`, join(folder, 'lib', part), {
      recursive: true,
      filter: (path) => !/console|browser-client|\.test\.ts$/.test(path),
    });
  }
  await mkdir(join(folder, 'node_modules'));
  await symlink(resolve('node_modules/zod'), join(folder, 'node_modules/zod'));
}
