import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('each statement of the interface has its tests, each test its statement, and the page names them all', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/conformance-table.ts', '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
