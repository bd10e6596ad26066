import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { hasEnded } from '../../scripts/has-ended.ts';
import { findRedis } from '../../scripts/redis.mjs';

/** Without Redis these tests are skipped, and the test run says so at its end. */
export const hasRedis = findRedis() !== undefined;

export type StartedRedis = {
  url: string;
  /** Stops at once and loses its counters. */
  kill(): Promise<void>;
  /** Starts again at the same address, empty. */
  start(): Promise<void>;
  /** Keeps its connections and does not respond until `resume`. */
  freeze(): void;
  resume(): void;
};

/** A real Redis without persistence. */
export async function startRedis(): Promise<StartedRedis> {
  const program = findRedis();
  if (!program) throw new Error('redis-server is not installed.');
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, args, { stdio: 'ignore' });
    await untilAnswers(port);
  };
  await start();
  // Also if the test run ends early.
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (!child || hasEnded(child)) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    freeze: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  };
}

async function untilAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (await answersPing(port)) return;
    await wait(25);
  }
  throw new Error('Redis did not become ready.');
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}
