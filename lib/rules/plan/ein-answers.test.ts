import { expect, test } from 'vitest';
import { EinApplication } from '#lib/contract/ein-application';
import { einPointer, gatherEin, spreadEin } from '#lib/rules/plan/ein-answers';
import { einQuestions } from '#lib/rules/plan/ein-questions';

const answers = {
  ein_first_name: 'Maria',
  ein_middle_name: 'Adaeze',
  ein_last_name: 'Okafor',
  ein_suffix: 'Jr.',
  ein_title: 'Managing member',
  ein_principal_activity: 'other',
  ein_principal_activity_detail: 'Freight brokerage',
  ein_reason: 'started_new_business',
  ein_employees_agricultural: 1,
  ein_employees_household: 2,
  ein_employees_other: 3,
  ein_first_wages_date: '2027-01-04',
  ein_closing_month: '6',
};

test('every question of the form maps to a member of the application and back', () => {
  const { ein, ...rest } = gatherEin({ purpose: 'Freight', apply_for_ein: true, ...answers });
  expect(rest).toEqual({ purpose: 'Freight' });
  expect(spreadEin(ein)).toEqual(answers);
  expect(Object.keys(answers)).toEqual(einQuestions.slice(1).map(({ name }) => name));
});

test('with the tax id the application is complete; the expected employees default to none', () => {
  const few = { ...answers, ein_employees_other: undefined, apply_for_ein: true };
  const ein = gatherEin(few).ein as Record<string, object>;
  const party = { ...ein.responsible_party, tax_id: '900-12-3456' };
  expect(EinApplication.parse({ ...ein, responsible_party: party })).toMatchObject({
    expected_employees: { agricultural: 1, household: 2, other: 0 },
    closing_month: 6,
  });
});

test('nothing is sent if no EIN is applied for', () => {
  expect(gatherEin({ purpose: 'Freight', apply_for_ein: false, ...answers })).toEqual({ purpose: 'Freight' });
});

test('an error of the application points to its question', () => {
  expect(einPointer('/ein/responsible_party/name/last')).toBe('/ein_last_name');
  expect(einPointer('/ein/responsible_party/tax_id')).toBe('/ein/responsible_party/tax_id');
  expect(einPointer('/email')).toBe('/email');
});
