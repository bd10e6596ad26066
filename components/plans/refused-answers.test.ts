import { expect, test } from 'vitest';
import { refusedAnswers, stillRefused } from '#components/plans/refused-answers.ts';

const fault = { pointer: '/fields/purpose', code: 'invalid', detail: 'The state has refused this purpose.' };
const checked = { purpose: 'Trade', county: 'Travis' };
const none = new Set<string>();

test('before any check no question is told to be faulty', () => {
  expect(stillRefused(null, new Set(['purpose']), 'purpose', 'Trade')).toBe(false);
});

test('after a failed check a fault stands until its answer is another one', () => {
  const refused = refusedAnswers([fault], checked);
  expect(stillRefused(refused, none, 'purpose', 'Trade')).toBe(true);
  expect(stillRefused(refused, none, 'purpose', 'Freight')).toBe(false);
  expect(stillRefused(refused, none, 'county', 'Travis')).toBe(false);
});

test('after a failed check what is missing is a fault of its part too', () => {
  expect(stillRefused(refusedAnswers([], checked), new Set(['state']), 'state', undefined)).toBe(true);
});
