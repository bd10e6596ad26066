import { expect, test } from 'vitest';
import { Turns } from '#lib/service/limits/turns';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, work: () => promise.then(() => 'done') };
}

test('a limited number runs at once, the rest in order of arrival', async () => {
  const turns = new Turns({ atOnce: 1, inLine: 10, ofOne: 10 });
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
  const all = await Promise.all([1, 2, 3, 4, 5].map((number) => turns.run('a', work(number))));
  expect([all, order, most]).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 1]);
});

test('work beyond the queue is refused, and accepted again afterwards', async () => {
  const turns = new Turns({ atOnce: 1, inLine: 1, ofOne: 10 });
  const first = gate();
  const both = [turns.run('a', first.work), turns.run('b', first.work)];
  expect(await turns.run('c', first.work)).toBeNull();
  first.open();
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(await turns.run('c', first.work)).toBe('done');
});

test('one caller cannot fill the queue', async () => {
  const turns = new Turns({ atOnce: 1, inLine: 10, ofOne: 2 });
  const first = gate();
  const own = [turns.run('a', first.work), turns.run('a', first.work)];
  expect(await turns.run('a', first.work)).toBeNull();
  const other = turns.run('b', first.work);
  first.open();
  expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'done']);
});

test('failed work releases its slot', async () => {
  const turns = new Turns({ atOnce: 1, inLine: 1, ofOne: 1 });
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run('a', async () => 'done')).toBe('done');
});
