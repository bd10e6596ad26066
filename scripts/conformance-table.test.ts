import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('each statement has its tests, each test its statement, and the page lists them all', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/conformance-table.ts', '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
