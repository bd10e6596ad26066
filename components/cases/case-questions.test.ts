import { expect, test } from 'vitest';
import { caseQuestions } from '#components/cases/case-questions.ts';
import type { FieldSpec } from '#lib/contract/case';
import type { RequirementField } from '#lib/contract/requirement';

const certificate: FieldSpec = {
  name: 'certificate_of_good_standing',
  type: 'document',
  description: 'A new certificate',
  required: true,
};
const ofState: RequirementField = {
  ...certificate,
  description: 'Certificate of the home state',
  label: 'Certificate of good standing',
  section: 'documents',
  common: false,
  max_age_days: 60,
  sources: [],
};
const questions = (fields: FieldSpec[], state: RequirementField[]) =>
  caseQuestions({ kind: 'missing_information', request: { fields } }, '2026-11-21', state);

test('a question of a case has the limits of the state’s field with that name, and its own text', () => {
  expect(questions([certificate], [ofState])).toEqual([{ ...certificate, max_age_days: 60 }]);
});

test('a field of another type is another field', () => {
  const text: FieldSpec = { ...certificate, type: 'string' };
  expect(questions([text], [ofState])).toEqual([text]);
});
