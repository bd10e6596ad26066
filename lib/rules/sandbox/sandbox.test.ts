import { expect, test } from 'vitest';
import { CaseKind, FieldSpec } from '#lib/contract/case';
import { defaultCase } from '#lib/rules/sandbox/default-case';
import { hasOutcomeWord, outcomeWords } from '#lib/rules/sandbox/outcome-words';
import { registrationNumberFor } from '#lib/rules/sandbox/registration-number';

test('an outcome word takes effect if the legal name contains it in capitals', () => {
  for (const word of outcomeWords) expect(hasOutcomeWord(`Northwind ${word} Freight, LLC`, word)).toBe(true);
  expect(hasOutcomeWord('Northwind Installers, LLC', 'STALL')).toBe(false);
  expect(hasOutcomeWord('Rename Freight, LLC', 'RENAME')).toBe(false);
});

test.each(CaseKind.options)('a %s case has a field that follows the contract', (kind) => {
  const text = defaultCase(kind, { legalName: 'Northwind Freight, LLC', jurisdictionName: 'Texas' });
  expect(text.fields.map((field) => FieldSpec.parse(field))).toEqual(text.fields);
  expect(text.fields.some((field) => field.required)).toBe(true);
  expect(text.details).toContain('Texas');
});

test.each(['formation', 'ein'] as const)('a %s is asked for no certificate of a home state', (type) => {
  const names = { legalName: 'A', jurisdictionName: 'Texas' };
  const { summary, details, fields } = defaultCase('missing_information', { ...names, type });
  expect(`${summary} ${details}`).not.toContain('good standing');
  expect(fields.map(({ name }) => name)).toEqual(['principal_address', 'remarks']);
});

test('a legal_name_change case asks for the legal name', () => {
  const { fields } = defaultCase('legal_name_change', { legalName: 'A', jurisdictionName: 'Texas' });
  expect(fields).toMatchObject([{ name: 'legal_name', type: 'string', required: true }]);
});

test('a test number is stable for a filing and different for the next', () => {
  expect(registrationNumberFor('US-TX', 'a')).toBe(registrationNumberFor('US-TX', 'a'));
  const numbers = Array.from({ length: 200 }, (_, index) =>
    registrationNumberFor('US-TX', `filing-${index}`),
  );
  expect(new Set(numbers).size).toBe(200);
  expect(numbers.every((number) => /^8\d{8}$/.test(number))).toBe(true);
});
