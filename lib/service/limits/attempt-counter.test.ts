import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { SharedCounts } from '#lib/service/limits/shared-count';
import { hasRedis, type StartedRedis, startRedis } from '#lib/testing/start-redis';

const options = { name: 'tried', most: 3, seconds: 60 };
const taken = async (attempts: AttemptCounter, key: string) => (await attempts.take(key)).attempts;

function behaves(make: () => AttemptCounter) {
  test('each key is counted separately, taken back and cleared', async () => {
    const attempts = make();
    expect([await taken(attempts, 'a'), await taken(attempts, 'a'), await taken(attempts, 'b')]).toEqual([
      1, 2, 1,
    ]);
    await attempts.giveBack('a');
    expect(await taken(attempts, 'a')).toBe(2);
    await attempts.clear('a');
    expect([await taken(attempts, 'a'), await taken(attempts, 'b')]).toEqual([1, 2]);
  });

  test('concurrent attempts get different numbers', async () => {
    const attempts = make();
    const all = await Promise.all(Array.from({ length: 20 }, () => taken(attempts, 'many')));
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test('the remaining seconds of the window are returned', async () => {
    const { seconds } = await make().take('seconds');
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
  });
}

describe('in one process', () => {
  behaves(() => new AttemptCounter(options, null));

  test('attempts no longer count once their window has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const attempts = new AttemptCounter(options, null);
    expect([await taken(attempts, 'a'), await taken(attempts, 'a')]).toEqual([1, 2]);
    // A clock that is set back does not lock anybody out for longer.
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(options.seconds * 1000);
    expect(await taken(attempts, 'a')).toBe(1);
  });

  test('at most 20,000 keys are stored: the oldest is dropped', async () => {
    const attempts = new AttemptCounter(options, null);
    await attempts.take('first');
    for (let at = 0; at < 20_000; at += 1) await attempts.take(`key-${at}`);
    expect(await taken(attempts, 'first')).toBe(1);
    expect(await taken(attempts, 'key-19999')).toBe(2);
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

  behaves(() => new AttemptCounter(named(), shared()));

  test('the count is shared, and separate while Redis is down', async () => {
    const own = named();
    const [one, two] = [new AttemptCounter(own, shared()), new AttemptCounter(own, shared())];
    expect([await taken(one, 'a'), await taken(two, 'a'), await taken(one, 'a')]).toEqual([1, 2, 3]);
    await redis.kill();
    expect([await taken(one, 'a'), await taken(two, 'a')]).toEqual([1, 1]);
  });
});
