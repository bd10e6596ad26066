import { expect, test } from 'vitest';
import { ConcurrencyLimiter } from '#lib/service/limits/concurrency-limiter';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, work: () => promise.then(() => 'done') };
}

test('a limited number runs at once, the rest in order of arrival', async () => {
  const limiter = new ConcurrencyLimiter({ concurrent: 1, queued: 10, perCaller: 10 });
  const order: number[] = [];
  let atWork = 0;
  let most = 0;
  const work = (number: number) => async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await null;
    order.push(number);
    atWork -= 1;
    return number;
  };
  const all = await Promise.all([1, 2, 3, 4, 5].map((number) => limiter.run('a', work(number))));
  expect([all, order, most]).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 1]);
});

test('work beyond the queue is refused, and accepted again afterwards', async () => {
  const limiter = new ConcurrencyLimiter({ concurrent: 1, queued: 1, perCaller: 10 });
  const first = gate();
  const both = [limiter.run('a', first.work), limiter.run('b', first.work)];
  expect(await limiter.run('c', first.work)).toBeNull();
  first.open();
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(await limiter.run('c', first.work)).toBe('done');
});

test('one caller cannot fill the queue', async () => {
  const limiter = new ConcurrencyLimiter({ concurrent: 1, queued: 10, perCaller: 2 });
  const first = gate();
  const own = [limiter.run('a', first.work), limiter.run('a', first.work)];
  expect(await limiter.run('a', first.work)).toBeNull();
  const other = limiter.run('b', first.work);
  first.open();
  expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'done']);
});

test('failed work releases its slot', async () => {
  const limiter = new ConcurrencyLimiter({ concurrent: 1, queued: 1, perCaller: 1 });
  await expect(limiter.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run('a', async () => 'done')).toBe('done');
});
