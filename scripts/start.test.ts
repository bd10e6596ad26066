import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installationStamp } from './prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'statehouse-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A clone with its packages and no build, whose server ends at once. */
function makeClone(): void {
  for (const name of ['start.mjs', 'build.mjs', 'hand-over.mjs', 'prepare.mjs'])
    cpSync(join('scripts', name), join(folder, 'scripts', name));
  for (const name of ['next.config.js', 'tailwind.config.ts', 'postcss.config.js', 'tsconfig.json'])
    writeFileSync(join(folder, name), '');
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  writeFileSync(join(folder, 'node_modules/.installed-from'), installationStamp());
  writeFileSync(join(folder, 'server.ts'), 'console.log(process.env.ROLE)');
}

test('a process without the dashboard starts without its build', () => {
  makeClone();
  const start = (ROLE: string) =>
    spawnSync(process.execPath, [join(folder, 'scripts/start.mjs')], {
      encoding: 'utf8',
      timeout: 100_000,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ROLE },
    }).stdout.trim();
  expect(['api', 'worker'].map(start)).toEqual(['api', 'worker']);
  expect(start('dashboard')).toMatch(/^Building the dashboard/);
});
