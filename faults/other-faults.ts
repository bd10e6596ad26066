import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBucket } from '../lib/testing/start-bucket.ts';
import { startRedis } from '../lib/testing/start-redis.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { emptySettings } from '../scripts/fresh-server.ts';
import { startPostgres } from '../scripts/start-postgres.ts';
import { steadyPort } from '../scripts/steady-port.ts';
import { startDroppingPooler } from './dropping-pooler.ts';
import { oneProcess } from './embedded.ts';
import type { KillableProcess } from './killable-process.ts';
import { hold, type Trial, type World } from './trial.ts';

type Load = Pick<Trial, 'name' | 'seed' | 'clients'>;

const few = 25;

export const otherFaults: Record<string, (load: Load) => Promise<boolean>> = {
  clock,
  disk,
  pooler,
  receiver,
  redis,
  second,
  storage,
};

/** A trial of one process, which the fault may stop and start. */
async function ofOne(
  trial: Load & Pick<Trial, 'settings' | 'folder'>,
  disturb: (world: World, one: KillableProcess) => Promise<string[]>,
): Promise<boolean> {
  ensureBuilt();
  let one: KillableProcess | undefined;
  return hold({
    ...trial,
    build: async (settings) => {
      const system = await oneProcess(settings);
      one = system.one;
      return system;
    },
    disturb: (world) => {
      if (!one) throw new Error('There is no process.');
      return disturb(world, one);
    },
  });
}

/** The clock jumps by an hour and by 25 hours, in both directions, while the process is briefly stopped. */
function clock(load: Load): Promise<boolean> {
  return ofOne(load, async ({ more }, one) => {
    // The last is the latest, so that everything is due at the end.
    for (const jump of ['-1h', null, '-25h', '+1h', '+25h']) {
      await more(few);
      await one.stop();
      one.clock = jump;
      await one.start();
    }
    await more(few);
    return [];
  });
}

/** A partner's receiver is down and returns a day later. */
function receiver(load: Load): Promise<boolean> {
  return ofOne(load, async ({ more, receiver: target }, one) => {
    let missed = 0;
    target.answer((response) => {
      missed += 1;
      target.received.pop();
      response.destroy();
    });
    await more(few * 2);
    await one.stop();
    target.answer((response) => response.end('thanks'));
    one.clock = '+24h';
    await one.start();
    await more(few);
    return missed > 0 ? [] : ['The receiver missed nothing.'];
  });
}

/** Other processes try to start on the same data folder. */
function second(load: Load): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-faults-'));
  return ofOne({ ...load, folder }, async ({ more }) => {
    const faults: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) {
      await more(5);
      const PORT = String(await steadyPort());
      const other = spawn(process.execPath, ['server.ts'], {
        env: { ...process.env, ...emptySettings(), DATA_DIR: folder, DEMO: 'off', PORT },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      other.stderr.on('data', (chunk) => {
        said += chunk;
      });
      const [code] = await once(other, 'exit');
      if (code === 0 || !said.includes('is in use by process'))
        faults.push(`A second process ended with ${code} and said: ${said}`);
    }
    return faults;
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** Redis, which only counts for limits, stops and returns. */
async function redis(load: Load): Promise<boolean> {
  const shared = await startRedis();
  const settings = { REDIS_URL: shared.url, RATE_LIMIT_PER_MINUTE: '1000000' };
  return ofOne({ ...load, settings }, async ({ more, client }) => {
    for (const away of [shared.kill, shared.freeze]) {
      await more(few);
      await away();
      await more(few);
      if (away === shared.freeze) shared.resume();
      else await shared.start();
    }
    return client.unavailable === 0 ? [] : ['Requests were refused because Redis was away.'];
  }).finally(() => shared.kill());
}

/** The bucket is down: uploads get 503 problems, and everything else works. */
async function storage(load: Load): Promise<boolean> {
  const bucket = await startBucket();
  return ofOne({ ...load, settings: bucket.settings }, async ({ more, client }) => {
    await more(few);
    await bucket.away();
    await more(few);
    while (client.unavailable === 0) await wait(50);
    await bucket.start();
    await more(few);
    return [];
  }).finally(bucket.stop);
}

/** A pooler between the service and Postgres repeatedly drops every connection. */
async function pooler(load: Load): Promise<boolean> {
  const postgres = await startPostgres();
  const between = await startDroppingPooler(postgres.url);
  try {
    return await ofOne({ ...load, settings: { DATABASE_URL: between.url } }, async ({ more }) => {
      for (let nth = 0; nth < 20; nth += 1) {
        await more(5);
        between.drop();
      }
      await more(few);
      console.log(`  ${between.dropped()} connections dropped`);
      return between.dropped() > 20 ? [] : ['Hardly a connection was dropped.'];
    });
  } finally {
    between.close();
    await postgres.stop();
  }
}

/** The disk of the data folder is full, the process is killed meanwhile, and space returns. */
async function disk(load: Load): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-full-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=700', 'tmpfs', folder]).status !== 0) {
    console.log('\ndisk: skipped, for nobody but root can mount a small disk.');
    return true;
  }
  const ballast = join(folder, 'ballast');
  const fill = () => {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(100_000));
    } catch (error) {
      if (!String(error).includes('ENOSPC')) throw error;
    }
  };
  return ofOne({ ...load, folder }, async ({ more, client }, one) => {
    const faults: string[] = [];
    await more(few);
    fill();
    while (client.unavailable < 20) await wait(50);
    if ((await client.once('GET', '/v1/filing?limit=1'))?.status !== 200)
      faults.push('Nothing was read while the disk was full.');
    rmSync(ballast);
    await more(few);
    fill();
    await one.kill();
    const back = one.start();
    await wait(10_000);
    rmSync(ballast);
    await back;
    await more(few);
    return faults;
  }).finally(() => spawnSync('umount', ['-l', folder]));
}
