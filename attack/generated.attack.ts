import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const count = Number(process.env.ATTACK_REQUESTS);

test(`${count} generated requests: a quarter works, none fails, every answer is as the reference says`, async () => {
  const only = ['--only', 'Generated requests', '--requests', String(count)];
  const run = spawn(
    process.execPath,
    ['scripts/conformance-run.ts', 'test-results/generated.json', 'test-results/burst.json', ...only],
    { stdio: 'inherit' },
  );
  expect((await once(run, 'exit'))[0]).toBe(0);
});
