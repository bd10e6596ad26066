import { expect, test } from 'vitest';
import { isId, newId } from '#lib/service/ids';

test('ids of one millisecond sort in order of creation, and before those of the next', () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  const ids = Array.from({ length: 500 }, () => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  const next = newId(new Date(now.getTime() + 1));
  expect(ids.every((id) => id < next && isId(id))).toBe(true);
});
