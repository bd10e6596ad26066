import { expect, test } from 'vitest';
import { homeTitle, withCount } from '#components/home/home-title.ts';

test('the title carries the count, and a zero is not drawn', () => {
  expect(homeTitle(12)).toBe('(12) Needs you');
  expect(homeTitle(0)).toBe('Needs you');
});

test('a count that changes while one looks keeps what stands around it', () => {
  const title = `[Test] ${homeTitle(2)} · Statehouse`;
  expect(withCount(title, 3)).toBe('[Test] (3) Needs you · Statehouse');
  expect(withCount(withCount(title, 0), 1)).toBe('[Test] (1) Needs you · Statehouse');
});
