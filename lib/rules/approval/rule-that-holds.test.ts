import { expect, test } from 'vitest';
import { type HeldSubmission, type HoldingTerms, ruleThatHolds } from '#lib/rules/approval/rule-that-holds';

const everything: HoldingTerms = {
  id: '2',
  over_amount_cents: null,
  jurisdictions: null,
  expedited_only: false,
  applies_to: ['people', 'keys'],
};
const texas: HeldSubmission = {
  total_cents: 75_000,
  jurisdiction: 'US-TX',
  expedited_tier: null,
  by: 'people',
};
const holds = (terms: Partial<HoldingTerms>, submission: Partial<HeldSubmission> = {}) =>
  ruleThatHolds([{ ...everything, ...terms }], { ...texas, ...submission }) !== undefined;

test('a rule without conditions holds every submission that it applies to', () => {
  expect(holds({})).toBe(true);
  expect(holds({ applies_to: ['keys'] })).toBe(false);
  expect(holds({ applies_to: ['keys'] }, { by: 'keys' })).toBe(true);
});

test('an amount holds higher fees, to the cent, and not an equal one', () => {
  expect(holds({ over_amount_cents: 74_999 })).toBe(true);
  expect(holds({ over_amount_cents: 75_000 })).toBe(false);
  expect(holds({ over_amount_cents: 0 }, { total_cents: null })).toBe(false);
});

test('states and an expedited tier are conditions that must all be met', () => {
  expect(holds({ jurisdictions: ['US-NV', 'US-TX'] })).toBe(true);
  expect(holds({ jurisdictions: ['US-NV'] })).toBe(false);
  expect(holds({ expedited_only: true })).toBe(false);
  expect(holds({ expedited_only: true }, { expedited_tier: '24_hour' })).toBe(true);
  expect(holds({ jurisdictions: ['US-TX'], over_amount_cents: 80_000 })).toBe(false);
});

test('the first of several matching rules applies, in whatever order they are read', () => {
  const rules = [
    { ...everything, id: '1', jurisdictions: ['US-NV'] },
    { ...everything, id: '2', over_amount_cents: 500 },
    { ...everything, id: '3' },
  ];
  for (const read of [rules, rules.toReversed()]) expect(ruleThatHolds(read, texas)?.id).toBe('2');
  expect(ruleThatHolds([], texas)).toBeUndefined();
});
