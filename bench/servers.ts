import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomesReady } from '../scripts/becomes-ready.ts';
import { freePort } from '../scripts/free-port.ts';
import { hasEnded } from '../scripts/has-ended.ts';
import { ensureTools } from './ensure-tools.ts';

export type Running = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first successful response. */
  readyAfter: number;
  stop(): Promise<void>;
};

const children = new Set<ChildProcess>();

// All servers are stopped when the bench ends, fails or is interrupted.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function startProcess(command: string[], url: string, env: Record<string, string>): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  if (!(await becomesReady(child, `${url}/readyz`, ({ status }) => status < 500))) {
    child.kill('SIGKILL');
    throw new Error(`${url} did not become ready.`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    stop: async () => {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The product as in production: service, dashboard and worker in one process. */
export async function startProduct(settings: Record<string, string>): Promise<Running> {
  const port = await freePort();
  return startProcess(['server.ts'], `http://127.0.0.1:${port}`, {
    ...settings,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO: 'off',
  });
}

/** Bare Hono on the product's data; on the embedded database the product must have stopped. */
export async function startLimit(settings: Record<string, string>): Promise<Running> {
  const port = await freePort();
  return startProcess(['bench/limit.ts'], `http://127.0.0.1:${port}`, { ...settings, PORT: String(port) });
}

/** Prism with our own OpenAPI document: the speed of a validating mock on this machine. */
export async function startPrism(document: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-prism-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, document);
  const port = await freePort();
  const running = await startProcess(
    [
      join(ensureTools('prism'), 'node_modules/@stoplight/prism-cli/dist/index.js'),
      'mock',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-v',
      'error',
      file,
    ],
    `http://127.0.0.1:${port}`,
    {},
  );
  return {
    ...running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
