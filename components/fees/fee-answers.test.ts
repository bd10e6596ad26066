import { expect, test } from 'vitest';
import { feeAnswers } from '#components/fees/fee-answers.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';

const setting = { mode: 'test' as const, today: '2026-11-21', documents: [] };
const count = {
  name: 'member_count',
  type: 'number' as const,
  label: 'Number of members',
  description: 'How many?',
  required: true,
};
const begun = {
  name: 'business_start_date',
  type: 'date' as const,
  label: 'First day',
  description: 'When?',
  required: false,
};
const of = (values: Record<string, unknown>, recorded = {}) =>
  feeAnswers([count, begun], values, faultsOf([count, begun], values, setting), recorded);

test('a fee uses valid answers', () => {
  const values = { member_count: 8, business_start_date: '2024-01-05' };
  expect(of(values)).toEqual({ counted: values, lacks: [] });
  expect(of({})).toEqual({ counted: {}, lacks: [] });
});

test.each([
  ['eight', 'Number of members must be a number, for example 3. You entered eight.'],
  [1e9, 'Number of members must be a whole number from 1 to 1,000,000. You entered 1000000000.'],
  [0, 'Number of members must be a whole number from 1 to 1,000,000. You entered 0.'],
  [2.5, 'Number of members must be a whole number from 1 to 1,000,000. You entered 2.5.'],
])('nothing is totaled for %s members, nor with the record’s number instead', (member_count, lack) => {
  expect(of({ member_count }, { member_count: { value: 3 } })).toEqual({ counted: {}, lacks: [lack] });
});

test('an invalid date, and a removed figure, are missing too', () => {
  expect(
    of({ member_count: '', business_start_date: '1/5/24' }, { member_count: { value: 3 } }).lacks,
  ).toEqual([
    'Answer this question: Number of members.',
    'First day: Enter the year with four digits, for example 1/5/2024. You entered 1/5/24.',
  ]);
});
