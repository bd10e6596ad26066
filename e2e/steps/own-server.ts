import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { variables } from '../../lib/config/env-schema.ts';
import { freePort } from '../../scripts/free-port.ts';

export interface OwnServer {
  url: string;
  testKey: string;
  stop(): Promise<void>;
}

/** The product once more, with settings of the test's own, on a data folder that is gone afterwards. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-own-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  const server = spawn(process.execPath, ['server.ts'], {
    stdio: 'ignore',
    env: { ...process.env, ...empty, DATA_DIR: folder, PORT: String(port), ...settings },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(server, url);
  const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { test_key: string };
  return { url, testKey: demo.test_key, stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The server did not become ready.');
}
