import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const { ATTACK_REQUESTS: count = '', ATTACK_SEED: seed = '' } = process.env;

test(`${count} generated requests: a quarter works, none fails, every answer is as the reference says`, async () => {
  const only = ['--only', 'Generated requests', '--requests', count, '--seed', seed];
  const run = spawn(
    process.execPath,
    ['scripts/conformance-run.ts', 'test-results/generated.json', ...only],
    { stdio: 'inherit' },
  );
  expect((await once(run, 'exit'))[0]).toBe(0);
});
