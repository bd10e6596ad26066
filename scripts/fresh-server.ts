import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variables } from '../lib/config/env-schema.ts';
import { becomesReady } from './becomes-ready.ts';
import { freePort } from './free-port.ts';
import { hasEnded } from './has-ended.ts';

export type FreshServer = {
  url: string;
  /** Its data folder, which contains demo.json. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts the whole product on a free port with a separate data folder, which `prepare` may fill first; `host` is the
 * host name for browsers. It logs to test-results.
 */
export async function startFreshServer(
  name: string,
  settings: Record<string, string>,
  prepare: (folder: string) => Promise<void> = async () => {},
  host = '127.0.0.1',
): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), `statehouse-${name}-`));
  await prepare(folder);
  const url = `http://${host}:${await freePort()}`;
  const logFile = `test-results/${name}.log`;
  mkdirSync('test-results', { recursive: true });
  const log = openSync(logFile, 'w');
  const server = spawn(process.execPath, ['server.ts'], {
    // The server sees the channel close when this process ends, even if it was killed.
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...emptySettings(),
      DATA_DIR: folder,
      PORT: new URL(url).port,
      BASE_URL: url,
      ...settings,
    },
  });
  closeSync(log);
  const stop = async () => {
    if (!hasEnded(server) && server.kill('SIGTERM')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  // The listener holds every request until its half is ready, so the first response means ready.
  if (await becomesReady(server, `${url}/readyz`, ({ status }) => status !== 503))
    return { url, folder, stop };
  await stop();
  throw new Error(`The server did not become ready:\n${readFileSync(logFile, 'utf8').slice(-4000)}`);
}

/** Empty values, which override a developer's own .env, whose database must not be touched. */
export function emptySettings(): Record<string, string> {
  return Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
}
