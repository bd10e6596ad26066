import { expect, test } from 'vitest';
import { feeGap } from '#lib/rules/fees/fee-gap';

const line = {
  component_type: 'dynamic' as const,
  name: 'online',
  label: 'Online service charge',
  detail: 'Ask the office.',
  note: null,
  sources: [],
};

test('a fee with every line priced lacks nothing', () => {
  expect(feeGap({ needs: [], unpriced: [] })).toBeNull();
});

test('a fee that no answer would complete waits for the price of the office, not for answers', () => {
  expect(feeGap({ needs: [], unpriced: [line] })).toBe('office');
});

test('a fee that was not computed, or that asks for an answer, waits for answers', () => {
  expect(feeGap(null)).toBe('answers');
  expect(feeGap({ needs: ['first_day_of_business'], unpriced: [line] })).toBe('answers');
});
