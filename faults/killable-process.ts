import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { emptySettings } from '../scripts/fresh-server.ts';
import { hasEnded } from '../scripts/has-ended.ts';

const patienceMs = 120_000;

/** Sets what the faketime command would set, which would itself be one more process to end. */
function clockOf(offset: string): Record<string, string> {
  const { stdout } = spawnSync('faketime', ['-m', '-f', '+0', 'printenv', 'LD_PRELOAD'], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error('faketime is not installed. On Debian and Ubuntu: apt-get install faketime');
  // Timers run at normal speed.
  return { LD_PRELOAD: stdout.trim(), FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/** A process of the product that is killed and restarted with the same port and data. */
export class KillableProcess {
  readonly url: string;
  readonly name: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;
  /** The offset of its clock in the syntax of faketime: +25h. */
  clock: string | null = null;
  /** How often it was running and ended by SIGKILL, according to the system. */
  killed = 0;
  /** How often it exited by itself. */
  died = 0;

  constructor(name: string, port: number, settings: Record<string, string>) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = { ...settings, PORT: String(port) };
  }

  /** Returns the milliseconds until it was ready. */
  async start(): Promise<number> {
    const began = performance.now();
    const log = openSync(`test-results/faults-${this.name}.log`, 'a');
    // A separate process group, so that its children are killed with it.
    const child = spawn(process.execPath, ['server.ts'], {
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...(this.clock && clockOf(this.clock)), ...emptySettings(), ...this.#settings },
    });
    closeSync(log);
    this.#child = child;
    // Also if the trial is stopped or fails: it must leave no processes behind.
    const killWithUs = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
    process.on('exit', killWithUs);
    let isOurs = false;
    child.on('exit', (_code, signal) => {
      process.off('exit', killWithUs);
      if (signal === 'SIGKILL') this.killed += 1;
      else if (!isOurs) this.died += 1;
    });
    this.#end = async (signal) => {
      if (hasEnded(child)) return;
      isOurs = true;
      const gone = once(child, 'exit');
      process.kill(-(child.pid ?? 0), signal);
      await gone;
    };
    while (performance.now() - began < patienceMs && !hasEnded(child)) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.ok) return performance.now() - began;
      await wait(25);
    }
    throw new Error(`${this.name} did not become ready: see test-results/faults-${this.name}.log.`);
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void> = async () => {};

  get isRunning(): boolean {
    return this.#child !== null && !hasEnded(this.#child);
  }
}
