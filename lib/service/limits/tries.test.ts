import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SharedCounts } from '#lib/service/limits/shared-count';
import { Tries } from '#lib/service/limits/tries';
import { hasRedis, type StartedRedis, startRedis } from '#lib/testing/start-redis';

const options = { name: 'tried', most: 3, seconds: 60 };
const taken = async (tries: Tries, key: string) => (await tries.take(key)).tries;

function behaves(make: () => Tries) {
  test('each key is counted separately, taken back and cleared', async () => {
    const tries = make();
    expect([await taken(tries, 'a'), await taken(tries, 'a'), await taken(tries, 'b')]).toEqual([1, 2, 1]);
    await tries.giveBack('a');
    expect(await taken(tries, 'a')).toBe(2);
    await tries.clear('a');
    expect([await taken(tries, 'a'), await taken(tries, 'b')]).toEqual([1, 2]);
  });

  test('concurrent attempts get different numbers', async () => {
    const tries = make();
    const all = await Promise.all(Array.from({ length: 20 }, () => taken(tries, 'many')));
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test('the remaining seconds of the window are returned', async () => {
    const { seconds } = await make().take('seconds');
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
  });
}

describe('in one process', () => {
  behaves(() => new Tries(options, null));

  test('attempts no longer count once their window has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const tries = new Tries(options, null);
    expect([await taken(tries, 'a'), await taken(tries, 'a')]).toEqual([1, 2]);
    vi.setSystemTime(Date.now() + options.seconds * 1000);
    expect(await taken(tries, 'a')).toBe(1);
  });

  test('at most 20,000 keys are stored: the oldest is dropped', async () => {
    const tries = new Tries(options, null);
    await tries.take('first');
    for (let at = 0; at < 20_000; at += 1) await tries.take(`key-${at}`);
    expect(await taken(tries, 'first')).toBe(1);
    expect(await taken(tries, 'key-19999')).toBe(2);
  });
});

describe.runIf(hasRedis)('in processes that share one Redis', () => {
  let redis: StartedRedis;
  const open: SharedCounts[] = [];
  const shared = () => {
    const counts = new SharedCounts(redis.url, pino({ level: 'silent' }));
    open.push(counts);
    return counts;
  };
  let made = 0;
  const named = () => {
    made += 1;
    return { ...options, name: `tried-${made}` };
  };
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const counts of open) counts.stop();
    await redis.kill();
  });

  behaves(() => new Tries(named(), shared()));

  test('the count is shared, and separate while Redis is down', async () => {
    const own = named();
    const [one, two] = [new Tries(own, shared()), new Tries(own, shared())];
    expect([await taken(one, 'a'), await taken(two, 'a'), await taken(one, 'a')]).toEqual([1, 2, 3]);
    await redis.kill();
    expect([await taken(one, 'a'), await taken(two, 'a')]).toEqual([1, 1]);
  });
});
