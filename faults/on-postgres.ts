import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Seeded } from '../scripts/seeded.ts';
import type { StartedPostgres } from '../scripts/start-postgres.ts';
import { steadyPort } from '../scripts/steady-port.ts';
import { spread } from './embedded.ts';
import { KillableProcess } from './killable-process.ts';
import type { SystemUnderTest } from './system-under-test.ts';

const backAgainWithinMs = 5_000;
const saidWithinMs = 1_000;

/** Two API processes and two workers on Postgres; Postgres and its backends are killed too. */
export async function onPostgres(
  postgres: StartedPostgres,
  settings: Record<string, string>,
  apiKey: string,
): Promise<SystemUnderTest> {
  const mortal = async (name: string, ROLE: string) =>
    new KillableProcess(name, await steadyPort(), { ...settings, ROLE, DATABASE_URL: postgres.url });
  const apis = [await mortal('api-1', 'api'), await mortal('api-2', 'api')] as const;
  const workers = [await mortal('worker-1', 'worker'), await mortal('worker-2', 'worker')] as const;
  const every = [...apis, ...workers];
  const said: number[] = [];
  const back: number[] = [];
  let databaseKills = 0;
  let backends = 0;

  const ask = async (url: string) => {
    const began = performance.now();
    const answer = await fetch(`${url}/v1/filing?limit=1`, {
      headers: { Authorization: `Bearer ${apiKey}` },
    });
    const { type = '' } = await answer.json();
    return { status: answer.status, type: String(type), took: performance.now() - began };
  };

  /** While the database is down each API reports it within a second; afterwards it recovers by itself. */
  async function killDatabase(random: Seeded): Promise<void> {
    await postgres.kill();
    databaseKills += 1;
    const until = performance.now() + random.between(500, 3_000);
    while (performance.now() < until) {
      for (const { url } of apis) {
        const { status, type, took } = await ask(url);
        said.push(took);
        if (status !== 503 || !type.endsWith('/unavailable'))
          throw new Error(`While the database was away, an API answered ${status} ${type}.`);
      }
      await wait(50);
    }
    await postgres.start();
    const began = performance.now();
    for (const { url } of apis) {
      while ((await ask(url)).status !== 200) {
        if (performance.now() - began > 60_000) throw new Error('An API did not come back within a minute.');
        await wait(20);
      }
    }
    back.push(performance.now() - began);
  }

  async function killBackends(): Promise<void> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'statehouse%'",
    );
    backends += rowCount ?? 0;
    await client.end();
  }

  async function killOneOf(
    pair: readonly [KillableProcess, ...KillableProcess[]],
    random: Seeded,
  ): Promise<void> {
    const one = random.oneOf(pair);
    await one.kill();
    await wait(random.between(0, 1_000));
    await one.start();
  }

  const killed = (some: readonly KillableProcess[]) => some.reduce((sum, one) => sum + one.killed, 0);
  const figures = () => ({
    'API processes killed': killed(apis),
    'workers killed': killed(workers),
    'backends killed': backends,
    'Postgres killed': databaseKills,
    'answered 503 while it was away, ms': spread(said),
    'answered again after Postgres was back, ms': spread(back),
  });

  return {
    start: async () => {
      // The first creates the tables.
      for (const one of every) await one.start();
    },
    urls: () => apis.filter(({ isRunning }) => isRunning).map(({ url }) => url),
    strike: async (nth, random) => {
      const kinds = [
        () => Promise.all([killOneOf(apis, random), killOneOf(workers, random)]),
        () => killBackends(),
        () => killDatabase(random),
      ] as const;
      await kinds[nth % kinds.length]?.();
    },
    stop: async () => {
      await Promise.all(every.map((one) => one.stop()));
      await postgres.stop();
    },
    figures,
    faults: () => {
      const died = every.reduce((sum, one) => sum + one.died, 0);
      return [
        ...Object.entries(figures())
          .filter(([name, count]) => name.endsWith('killed') && count === 0)
          .map(([name]) => `${name}: none, so nothing was tried.`),
        ...(died > 0 ? [`${died} processes ended by themselves.`] : []),
        ...(said.some((took) => took > saidWithinMs) ? ['A 503 came later than a second.'] : []),
        ...(back.some((took) => took > backAgainWithinMs)
          ? ['An API was back later than five seconds.']
          : []),
      ];
    },
  };
}
