import { expect, test } from 'vitest';
import { firstIdAt, isId, newId, timeOfId } from '#lib/service/ids';

test('ids of one millisecond sort in order of creation, and before those of the next', () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  const ids = Array.from({ length: 500 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  const next = newId(new Date(now.getTime() + 1));
  expect(ids.every((id) => id < next && isId(id))).toBe(true);
});

test('so do the ids of one transaction, which are all of one time, while others make theirs', () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  const ids = Array.from({ length: 50 }, (_, at) => {
    newId(new Date(now.getTime() + at + 1));
    return newId(now);
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('an id says when it was made, and an id of another kind does not', () => {
  const now = new Date('2026-11-20T15:00:00.123Z');
  expect(timeOfId(newId(now))).toBe(now.getTime());
  expect(timeOfId(newId(now).toUpperCase())).toBe(now.getTime());
  expect(firstIdAt(now.getTime()) < newId(now)).toBe(true);
  expect(timeOfId('9b2f1c7e-6d1a-4c53-8f0e-2a5d7c9b1e34')).toBeNull();
});
