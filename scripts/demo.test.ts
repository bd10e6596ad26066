import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables } from '#lib/config/env-schema';

test('a data folder that others could read is closed to them, with the database, the documents and all else that is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-folder-'));
  mkdirSync(join(folder, 'documents'));
  writeFileSync(join(folder, 'documents', 'old'), 'document');
  for (const path of ['documents/old', 'documents', '.']) chmodSync(join(folder, path), 0o777);
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  // The default of most machines, under which new files are readable by everyone.
  const command = `umask 022; exec "${process.execPath}" scripts/demo.ts`;
  const run = spawn('sh', ['-c', command], {
    stdio: 'ignore',
    env: { ...process.env, ...empty, DATA_DIR: folder },
  });
  expect(await once(run, 'exit')).toEqual([0, null]);

  const names = readdirSync(folder, { recursive: true }).map(String);
  expect(names).toEqual(expect.arrayContaining(['demo.json', 'postgres', 'sealing.secret', 'documents/old']));
  expect(names.filter((name) => name.startsWith('documents/')).length).toBeGreaterThan(2);
  const open = ['.', ...names].filter((name) => {
    const found = statSync(join(folder, name));
    return (found.mode & 0o777) !== (found.isDirectory() ? 0o700 : 0o600);
  });
  expect(open).toEqual([]);
  await rm(folder, { recursive: true, force: true });
}, 300_000);
