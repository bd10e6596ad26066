import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { getRequestListener } from '@hono/node-server';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, type Harness, startHarness } from '../lib/testing/harness.ts';
import { packClient } from './client-pack.ts';

const run = promisify(execFile);
let service: Harness;
let server: Server;
let key: string;
let folder: string;
let project: string;

beforeAll(async () => {
  service = await startHarness();
  server = createServer(getRequestListener(service.app.fetch as never));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  key = (await createTenant(service)).testKey;
  folder = await mkdtemp(join(tmpdir(), 'statehouse-pack-'));
  project = join(folder, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
});
afterAll(async () => {
  server.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const program = `import { ClientProblem, createClient } from 'statehouse-client';
import { CreateBusinessRequest } from 'statehouse-client/contract/business';

export async function use(baseUrl: string, token: string): Promise<string> {
  const onWait = ({ milliseconds }: { milliseconds: number }) => console.log(milliseconds);
  const client = createClient({ baseUrl, token, onWait });
  const company = CreateBusinessRequest.parse({
    legal_name: 'Larkspur Produce, LLC',
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
  });
  const business = await client.businesses.create(company);
  const code = await client.filings.get(business.id).then(
    () => 'found',
    (problem: unknown) => (problem instanceof ClientProblem ? problem.code : 'unknown'),
  );
  return [business.legal_name, code].join(': ');
}
`;

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('an empty project installs the packed client with zod alone, compiles against it, runs it and bundles it for a browser', async () => {
  const client = packClient(folder);
  const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', resolve('node_modules/zod')], {
    cwd: folder,
  });
  const zod = join(folder, stdout.trim());
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', client, zod];
  await run('npm', install, { cwd: project });
  const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/statehouse-client', 'node_modules/zod']);
  const manifest = JSON.parse(
    await readFile(join(project, 'node_modules/statehouse-client/package.json'), 'utf8'),
  );
  expect(Object.keys(manifest.dependencies)).toEqual(['zod']);

  await writeFile(join(project, 'use.ts'), program);
  const strict = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
    '--types',
    '',
  ];
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--noEmit', ...strict, 'use.ts'], {
    cwd: project,
  });

  const call = `import { use } from './use.ts';\nconsole.log(await use(process.env.URL, process.env.KEY));`;
  await writeFile(join(project, 'run.ts'), call);
  const env = { ...process.env, URL: address(), KEY: key };
  const used = await run(process.execPath, ['run.ts'], { cwd: project, env });
  expect(used.stdout.trim()).toBe('Larkspur Produce, LLC: not_found');

  const bundle = await build({
    entryPoints: [join(project, 'use.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundled',
    logLevel: 'silent',
  });
  // The globals of a browser, without those of Node.
  const browser = createContext({
    fetch,
    crypto,
    URL,
    URLSearchParams,
    AbortSignal,
    AbortController,
    FormData,
    Blob,
    setTimeout,
    clearTimeout,
    TextEncoder,
    TextDecoder,
    atob,
    btoa,
    File,
    Headers,
    Request,
    ReadableStream,
    Response,
  });
  runInContext(bundle.outputFiles[0]?.text ?? '', browser);
  const answer = runInContext(`bundled.use(${JSON.stringify(address())}, ${JSON.stringify(key)})`, browser);
  expect(await answer).toBe('Larkspur Produce, LLC: not_found');
});
