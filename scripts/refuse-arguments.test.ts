import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'statehouse-arguments-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['audit-verify.ts', '--organization'],
  ['migrate.ts', '--dry-run'],
  ['demo.ts', '--help'],
  ['start.mjs', '--port'],
  ['packet-verify.ts', 'one.zip', 'two.zip'],
])('%s refuses %s, which it would not heed', (script, ...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    encoding: 'utf8',
    // Ends a hang; a busy machine takes several seconds.
    timeout: 100_000,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0' },
  });
  expect(stderr).toMatch(
    /^(This command takes no arguments: \S+ is unknown|--port is unknown|Name the file)/,
  );
  expect([status === 0, stdout, readdirSync(folder)]).toEqual([false, '', []]);
});
