import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#lib/service/edge/create-app';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { hasRedis, type StartedRedis, startRedis } from '#lib/testing/start-redis';

// Ten times as many requests at once must be answered before a count in Redis is given up, also on a busy machine.
const limit = 10;

describe.runIf(hasRedis)('processes that share one Redis', () => {
  let redis: StartedRedis;
  let service: Harness;
  let one: Harness;
  let two: Harness;
  const lines: string[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    service = await startHarness({ RATE_LIMIT_PER_MINUTE: String(limit), REDIS_URL: redis.url });
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    // Two whole HTTP sides, each with its own connection and counters, as in two processes.
    const side = () => ({ ...service, ...createApp({ ...service.parts, log }) });
    one = side();
    two = side();
  });
  afterAll(async () => {
    for (const side of [one, two, service]) await side.stop();
    await redis.kill();
  });

  const timesLogged = (words: string) => lines.filter((line) => line.includes(words)).length;
  const send = async (side: Harness, key: string) => {
    const { status, headers } = await call(side, key, 'GET', '/v1/business');
    return { status, remaining: Number(headers.get('X-RateLimit-Remaining')) };
  };
  const burst = async (sides: Harness[], key: string) => {
    const answers = await Promise.all(
      Array.from({ length: 10 * limit }, (_, at) => send(sides[at % sides.length] ?? one, key)),
    );
    return answers.filter(({ status }) => status === 200).length;
  };

  test('together allow exactly the limit, of ten times as many concurrent requests', async () => {
    const { testKey } = await createTenant(one);
    expect(await burst([one, two], testKey)).toBe(limit);
    expect([(await send(one, testKey)).status, (await send(two, testKey)).status]).toEqual([429, 429]);
  });

  test('include each other’s requests in the remaining count', async () => {
    const { testKey } = await createTenant(one);
    const remaining = [];
    for (const side of [one, two, two, one]) remaining.push((await send(side, testKey)).remaining);
    expect(remaining).toEqual([limit - 1, limit - 2, limit - 3, limit - 4]);
  });

  test('count separately while Redis is down, log it once, and share again when it is back', async () => {
    const { testKey } = await createTenant(one);
    lines.length = 0;
    await redis.kill();
    expect(await burst([one], testKey)).toBe(limit);
    expect(await burst([two], testKey)).toBe(limit);
    expect(timesLogged('Redis is away')).toBe(2);
    await redis.start();
    await expect.poll(() => shared()).toBe(true);
    expect([timesLogged('Redis is away'), timesLogged('Redis is back')]).toEqual([2, 2]);
    const other = await createTenant(one);
    expect(await burst([one, two], other.testKey)).toBe(limit);
  });

  test('do not hang if Redis keeps the connection and does not respond', async () => {
    const { testKey } = await createTenant(one);
    lines.length = 0;
    redis.freeze();
    expect(await burst([one], testKey)).toBe(limit);
    redis.resume();
    expect(timesLogged('Redis is away')).toBe(1);
    await expect.poll(() => shared()).toBe(true);
  });

  /** Whether a request to one is counted by the other. */
  async function shared(): Promise<boolean> {
    const { testKey } = await createTenant(one);
    await send(one, testKey);
    return (await send(two, testKey)).remaining === limit - 2;
  }
});
