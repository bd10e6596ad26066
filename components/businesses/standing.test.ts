import { expect, test } from 'vitest';
import { goodStates } from '#components/businesses/standing.ts';

const home = { registration_jurisdiction: 'US-DE', registration_status: 'record' } as const;
const texas = { registration_jurisdiction: 'US-TX', registration_status: 'registered' } as const;
const ohio = { registration_jurisdiction: 'US-OH', registration_status: 'pending' } as const;

test('a company is in good standing where it is registered and nothing is overdue', () => {
  expect(goodStates([home, texas, ohio], new Set())).toBe(1);
  expect(goodStates([home, texas], new Set(['US-TX']))).toBe(0);
});

test('the home state counts only once its register is known, which is when we have formed the company', () => {
  expect(goodStates([home], new Set())).toBe(0);
  expect(goodStates([{ ...home, registration_status: 'registered' }], new Set())).toBe(1);
});
