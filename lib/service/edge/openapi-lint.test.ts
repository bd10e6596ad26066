import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type Harness, startHarness } from '#lib/testing/harness';

let service: Harness;
let folder: string;
let file: string;
beforeAll(async () => {
  service = await startHarness();
  folder = await mkdtemp(join(tmpdir(), 'statehouse-openapi-'));
  file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify((await call(service, null, 'GET', '/v1/openapi.json')).body, null, 2));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

function run(script: string, args: string[]): Promise<{ code: number; words: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`node_modules/${script}`, ...args],
      { env, maxBuffer: 2 ** 26 },
      (error, out, err) => resolve({ code: error ? 1 : 0, words: `${out}${err}` }),
    );
  });
}

test('the document lints clean with the recommended rules of Redocly', async () => {
  const { code, words } = await run('@redocly/cli/bin/cli.js', ['lint', file, '--config', '.redocly.yaml']);
  expect(words).not.toContain('warning');
  expect(code, words).toBe(0);
});

test('the document lints clean with the rules of Spectral for OpenAPI', async () => {
  const { code, words } = await run('@stoplight/spectral-cli/dist/index.js', [
    'lint',
    file,
    '--ruleset',
    '.spectral.yaml',
    '--fail-severity',
    'hint',
  ]);
  expect(code, words).toBe(0);
});
