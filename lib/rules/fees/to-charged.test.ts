import { expect, test } from 'vitest';
import { toCharged } from '#lib/rules/fees/to-charged';

test('what was charged is summed by component and as a whole, in cents', () => {
  const lines = [
    { component_type: 'base', name: 'filing', amount: 750.1 },
    { component_type: 'dynamic', name: 'copies', amount: 0.2 },
    { component_type: 'ach', name: 'default', amount: 1 },
  ] as const;
  expect(toCharged(lines)).toEqual({
    base: { amount: 750.1, currency: 'USD' },
    dynamic: { amount: 0.2, currency: 'USD' },
    ach: { amount: 1, currency: 'USD' },
    total: { amount: 751.3, currency: 'USD' },
    items: lines.map((line) => ({ ...line, currency: 'USD' })),
  });
});

test('a line has whole cents, whatever a program made of them', () => {
  const [line] = toCharged([{ component_type: 'base', name: 'filing', amount: 0.1 + 0.2 }]).items;
  expect(line?.amount).toBe(0.3);
});
