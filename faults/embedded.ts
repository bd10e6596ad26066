import { steadyPort } from '../scripts/steady-port.ts';
import { KillableProcess } from './killable-process.ts';
import type { SystemUnderTest } from './system-under-test.ts';

/** Everything in one process on the embedded database; the fault kills its process group. */
export async function embedded(settings: Record<string, string>): Promise<SystemUnderTest> {
  const { one, ...system } = await oneProcess(settings);
  const ready: number[] = [];
  return {
    ...system,
    strike: async () => {
      await one.kill();
      ready.push(await one.start());
    },
    figures: () => ({ 'process groups killed': one.killed, 'ready again after, ms': spread(ready) }),
    faults: () => [
      ...(one.killed === ready.length && one.killed > 0 ? [] : ['Not every strike killed the process.']),
      ...(one.died > 0 ? [`The process ended ${one.died} times by itself.`] : []),
    ],
  };
}

/** Everything in one process, for the faults of a trial. */
export async function oneProcess(
  settings: Record<string, string>,
): Promise<SystemUnderTest & { one: KillableProcess }> {
  const one = new KillableProcess('all', await steadyPort(), settings);
  return {
    one,
    start: async () => void (await one.start()),
    urls: () => [one.url],
    strike: async () => {},
    auditing: () => ({ SERVICE_URL: one.url }),
    stop: () => one.stop(),
    figures: () => ({}),
    faults: () => (one.died > 0 ? [`The process ended ${one.died} times by itself.`] : []),
  };
}

export function spread(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map(Math.round);
  if (sorted.length === 0) return 'never';
  return `median ${sorted[Math.floor(sorted.length / 2)]}, most ${sorted.at(-1)}, of ${sorted.length}`;
}
