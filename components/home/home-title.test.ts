import { expect, test } from 'vitest';
import { homeTitle, withCount } from '#components/home/home-title.ts';

test('the title has the count, and a zero is not shown', () => {
  expect(homeTitle(12)).toBe('(12) Needs you');
  expect(homeTitle(0)).toBe('Needs you');
});

test('an updated count does not change the rest of the title', () => {
  const title = `[Test] ${homeTitle(2)} · Statehouse`;
  expect(withCount(title, 3)).toBe('[Test] (3) Needs you · Statehouse');
  expect(withCount(withCount(title, 0), 1)).toBe('[Test] (1) Needs you · Statehouse');
});
