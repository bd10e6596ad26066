import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const fault = (digest: string, name = 'Error') =>
  `Object.assign(new Error('no such column'), { digest: '${digest}', name: '${name}' })`;
const ofNode = (message: string, more: object) =>
  `Object.assign(new Error('${message}'), ${JSON.stringify(more)})`;

// Lines go to the process's own output, so each is asked of a process of its own.
function linesFor(...faults: string[]): { level: number; reference: string; route: string; err: object }[] {
  const calls = faults.map((error) => `logPageFault(${error}, '/[mode]/cases');`);
  const script = `import { logPageFault } from '#lib/session/log-page-fault'; ${calls.join(' ')}`;
  const env = { ...process.env, BASE_URL: '', LOG_LEVEL: 'info' };
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env });
  return output
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a failed page is logged with its reference, unless the service has logged it or the browser is at fault', () => {
  const lines = linesFor(
    fault('3021'),
    fault('problem unavailable - -'),
    fault('problem rate_limited 60 request-7'),
    fault('', 'ResponseAborted'),
    ofNode('aborted', { code: 'ECONNRESET' }),
    ofNode('Body exceeded 2mb limit.', { statusCode: 413 }),
  );
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, reference: '3021', route: '/[mode]/cases' }),
    expect.objectContaining({ level: 50, reference: 'problem unavailable - -' }),
  ]);
  expect(lines[0]?.err).toMatchObject({ message: 'no such column', stack: expect.any(String) });
});
