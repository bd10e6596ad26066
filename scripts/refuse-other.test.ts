import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['faults/run.ts', '--only', 'discs'],
  ['faults/run.ts', '--engine', 'mysql'],
  ['cluster/run.ts', '--only', 'suites'],
])('%s refuses %s %s, for which it would run nothing and say that all is well', (...args) => {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${args[1]} is one of: `)]);
});
