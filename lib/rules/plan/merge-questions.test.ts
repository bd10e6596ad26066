import { expect, test } from 'vitest';
import type { RequirementField } from '#lib/contract/requirement';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { mergeQuestions } from '#lib/rules/plan/merge-questions';
import { describeFields } from '#lib/rules/requirement/describe-fields';

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

test('a question about the state itself stays with each state, and so do the others of its name', () => {
  const county = (jurisdiction: string, own: Partial<RequirementField>) => ({
    ...asking(jurisdiction, 'County?'),
    fields: [{ ...purpose, name: 'county', ...own }],
  });
  const statesOf = (...states: Parameters<typeof mergeQuestions>[0]) =>
    mergeQuestions(states, {}).map((question) => question.states);
  const [nc, wv] = [county('US-NC', {}), county('US-WV', {})];
  expect(statesOf(nc, wv)).toEqual([['US-NC', 'US-WV']]);
  const ny = county('US-NY', { located_in: 'jurisdiction' });
  expect(statesOf(nc, ny, wv)).toEqual([['US-NC'], ['US-NY'], ['US-WV']]);
  const agents = [county('US-GA', { section: 'agent' }), county('US-VA', { section: 'agent' })] as const;
  expect(statesOf(...agents)).toEqual([['US-GA'], ['US-VA']]);
});

test('whether a company can have series is asked apart from whether one of its series registers', () => {
  const states = ['US-IA', 'US-SD'].map((code) => {
    const rules = loadJurisdictions().get(code);
    if (!rules) throw new Error(`no rules for ${code}`);
    return {
      jurisdiction: code,
      fields: describeFields(rules, 'foreign_qualification'),
      answers: {},
      prefill: {},
    };
  });
  const about = mergeQuestions(states, {}).filter(({ name }) => name.includes('series'));
  expect(about.map(({ states: asking }) => asking)).toEqual([['US-IA'], ['US-SD']]);
});
