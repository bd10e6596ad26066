import { expect, test } from 'vitest';
import type { RequirementField } from '#lib/contract/requirement';
import { mergeQuestions } from '#lib/rules/plan/merge-questions';

const purpose = {
  name: 'purpose',
  type: 'string',
  required: true,
  description: 'What will it do?',
  label: 'Purpose',
  section: 'company',
  common: false,
  sources: [],
} satisfies RequirementField;

const asking = (jurisdiction: string, description: string, prefill = {}) => ({
  jurisdiction,
  fields: [{ ...purpose, description }],
  answers: {},
  prefill,
});
const onRecord = { purpose: { origin: 'business_record' as const, value: 'Freight' } };

test('the answer is the shared one, or the record’s, or null', () => {
  const states = [asking('US-TX', 'x'), asking('US-CO', 'x', onRecord)];
  expect(mergeQuestions(states, { purpose: 'Retail' })).toMatchObject([{ value: 'Retail' }]);
  expect(mergeQuestions(states, {})).toMatchObject([{ value: 'Freight', value_source: null }]);
  expect(mergeQuestions([asking('US-TX', 'x')], {})).toMatchObject([{ value: null }]);
});

test('if the states’ texts differ, a common label is used', () => {
  const alike = [asking('US-TX', 'What will it do?'), asking('US-CO', 'What will it do?')];
  expect(mergeQuestions(alike, {})).toMatchObject([{ description: 'What will it do?' }]);
  const differing = [asking('US-TX', 'What will it do in Texas?'), asking('US-CO', 'What in Colorado?')];
  expect(mergeQuestions(differing, {})).toMatchObject([{ description: 'Purpose' }]);
});
