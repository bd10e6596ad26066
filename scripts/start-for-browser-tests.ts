import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { variables } from '../lib/config/env-schema.ts';
import { freePort } from './free-port.ts';

const logFile = 'test-results/server.log';

/**
 * Starts the product on a free port and an empty data folder, or uses the one at E2E_URL.
 * Tests find it by E2E_URL, and its data folder, with demo.json in it, by E2E_DATA_DIR.
 */
export default async function startForBrowserTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-e2e-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  mkdirSync('test-results', { recursive: true });
  const log = openSync(logFile, 'w');
  const server = spawn(process.execPath, ['server.ts'], {
    stdio: ['ignore', log, log],
    env: serverEnvironment(folder, url),
  });
  closeSync(log);
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await becomesReady(server, url))) {
    await stop();
    throw new Error(`The server did not become ready:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
  }
  Object.assign(process.env, { E2E_URL: url, E2E_DATA_DIR: folder });
  return stop;
}

// Empty values win over a developer's own .env, whose database must not be touched.
function serverEnvironment(folder: string, url: string): NodeJS.ProcessEnv {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  const settings = {
    DATA_DIR: folder,
    PORT: new URL(url).port,
    SANDBOX_STEP_SECONDS: process.env.SANDBOX_STEP_SECONDS ?? '1',
    RATE_LIMIT_PER_MINUTE: '0',
  };
  return { ...process.env, ...empty, ...settings };
}

async function becomesReady(server: ChildProcess, url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    // The listener holds every request until both halves stand, so the first answer is the sign.
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer && answer.status !== 503) return true;
    await wait(100);
  }
  return false;
}
