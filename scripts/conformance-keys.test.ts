import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test('the conformance suite sends nothing with a key that does not work, and files nothing with a live one', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(url === '/healthz' ? 200 : 401).end('{"detail":"This is not a complete API key."}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = async (key: string) => {
    const child = spawn(process.execPath, ['conformance/run.ts', '--url', url, '--test-key', key]);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return [code, said.trim()];
  };
  expect(await run('sk_test_wrong')).toEqual([2, '--test-key: This is not a complete API key.']);
  expect(await run('sk_live_other')).toEqual([2, expect.stringMatching(/^--test-key is a live key/)]);
  expect(asked).toEqual(['GET /healthz', 'GET /v1/business?limit=1']);
});
