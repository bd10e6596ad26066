import { expect, test } from 'vitest';
import { caseQuestions } from '#components/cases/case-questions.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { FieldSpec } from '#lib/contract/case';
import type { RequirementField } from '#lib/contract/requirement';
import { checkHandover } from '#lib/rules/case/check-handover';
import { defaultCase } from '#lib/rules/sandbox/default-case';

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

test('the form and the service refuse the same days of a handover', () => {
  const today = '2027-11-21';
  const names = { legalName: 'Northwind Freight, LLC', jurisdictionName: 'Texas' };
  const { fields } = defaultCase('ra_termination', names);
  const asked = caseQuestions({ kind: 'ra_termination', request: { fields } }, today);
  const refusedBy = (refuses: (answers: Record<string, unknown>) => boolean) =>
    ['2027-11-20', today, '2028-11-20', '2028-11-21'].filter((termination_date) =>
      refuses({ keep_service: false, termination_date }),
    );
  const service = refusedBy(
    (answers) => checkHandover('ra_termination', { fields: answers }, today).length > 0,
  );
  expect(service).toEqual(['2027-11-20', '2028-11-21']);
  const form = refusedBy((answers) =>
    faultsOf(asked, answers, { mode: 'test', today, documents: [] }).some(
      ({ path }) => path[0] === 'termination_date',
    ),
  );
  expect(form).toEqual(service);
});
