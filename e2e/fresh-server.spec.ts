import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('a server ends with the program that started it, even if that was killed', async () => {
  const program = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { startFreshServer } = await import('./scripts/fresh-server.ts');
       const { url, folder } = await startFreshServer('killed', { DEMO: 'off' });
       console.log(JSON.stringify({ url, folder }));
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(program.stdout, 'data');
  const { url, folder } = JSON.parse(String(line));
  const answers = () =>
    fetch(`${url}/readyz`).then(
      () => true,
      () => false,
    );
  expect(await answers()).toBe(true);
  program.kill('SIGKILL');
  await expect.poll(answers).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
