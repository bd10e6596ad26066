import { describe, expect, test } from 'vitest';
import { BUSINESS_FIELDS } from '#components/businesses/business-fields.ts';
import { answersSchema, faultsOf } from '#components/forms/answers-schema.ts';
import { tidyAnswers } from '#components/forms/tidy-answers.ts';
import { everyAnswer, everyQuestion } from '#lib/testing/every-question';

const setting = {
  mode: 'test' as const,
  today: '2026-11-21',
  jurisdiction: 'US-TX',
  homeJurisdiction: 'US-DE',
  documents: [],
};

const faultAt = (answers: Record<string, unknown>) =>
  Object.fromEntries(
    faultsOf(everyQuestion, answers, setting).map(({ path, message }) => [path.join('/'), message]),
  );

describe('the schema of a form', () => {
  test('answers of every type are valid, also of an unknown type', () => {
    expect(faultAt(everyAnswer)).toEqual({});
    expect(answersSchema(everyQuestion, setting, { withMissing: true }).safeParse(everyAnswer).success).toBe(
      true,
    );
  });

  test('an upload in progress is waited for, whether the document is required or replaces another', () => {
    const documents = { series_llc: true, series_names: ['A'], series_documents: 'on file' };
    const uploading = { ...setting, uploading: new Set(['series_documents']) };
    for (const answers of [everyAnswer, { ...everyAnswer, ...documents }]) {
      const told = faultsOf(everyQuestion, { ...answers, series_llc: true, series_names: ['A'] }, uploading);
      expect(told).toEqual([
        {
          path: ['series_documents'],
          message: 'Documents of the series: the upload is still under way. Wait until it is done.',
          required: true,
        },
      ]);
    }
  });

  test('a required agent is checked member by member, before anything is chosen', () => {
    const agent = { name: 'registered_agent', type: 'object' as const, description: 'Who', required: true };
    const asked = (answers: Record<string, unknown>) =>
      faultsOf([agent], answers, setting).map(({ path }) => path.join('/'));
    const paths = asked({});
    expect(asked({ registered_agent: { name: {} } })).toEqual(paths);
    expect(paths).toEqual(
      expect.arrayContaining(['registered_agent/name/entity_name', 'registered_agent/address/street_line_1']),
    );
    expect(paths).not.toContain('registered_agent/type');
    expect(paths).not.toContain('registered_agent/address');
  });

  test('an address without a principal office to choose is typed: each missing part is asked for at its own field', () => {
    const manager = {
      name: 'manager_address',
      type: 'object' as const,
      description: 'Where',
      required: true,
    };
    const asked = (fields: Parameters<typeof faultsOf>[0], answers: Record<string, unknown> = {}) =>
      faultsOf(fields, answers, setting).map(({ path, message }) => [path.join('/'), message]);
    expect(asked([manager])).toContainEqual(['manager_address/city', 'Manager address: enter the city.']);
    expect(asked([manager])).toEqual(asked([manager], { manager_address: { country: 'US' } }));
    const office = { ...manager, name: 'principal_address' };
    const answers = { principal_address: everyAnswer.principal_address };
    expect(asked([office, manager], answers)).toEqual([['manager_address', 'Choose the manager address.']]);
  });

  test('a preselected country is not reported as missing', () => {
    expect(Object.keys(faultAt({}))).toContain('principal_address/region');
    for (const principal_address of [undefined, { city: 'Dover' }, { country: 'US' }]) {
      expect(Object.keys(faultAt({ principal_address }))).not.toContain('principal_address/country');
    }
  });

  test('all missing answers are reported at once, in the order of the questions', () => {
    const faults = faultsOf(everyQuestion, {}, setting);
    expect([...new Set(faults.map(({ path }) => path[0]))]).toEqual([
      'principal_address',
      'records_office_address',
      'contact',
      'governing_persons',
      'management_structure',
      'purpose',
      'member_count',
      'business_start_date',
      'shade',
    ]);
    expect(faults.every(({ required }) => required)).toBe(true);
  });

  test('a hidden question requires nothing, one that becomes visible does', () => {
    const open = faultAt({ ...everyAnswer, series_llc: true });
    expect(Object.keys(open)).toEqual(['series_names', 'series_documents']);
    expect(faultAt({ ...everyAnswer, series_llc: false, series_names: [] })).toEqual({});
  });

  test('a chosen agent is checked completely, with its consent, before anything is typed', () => {
    const faults = faultAt({
      ...everyAnswer,
      registered_agent: { type: 'organization', name: { type: 'entity' }, address: { country: 'US' } },
    });
    expect(Object.keys(faults)).toContain('registered_agent/name/entity_name');
    expect(Object.keys(faults)).toContain('agent_consent');
  });

  test('each member of an address has its own error, with what was typed', () => {
    const faults = faultAt({
      ...everyAnswer,
      principal_address: { street_line_1: '1 Main Street', postal_code: '1000', country: 'US' },
    });
    expect(faults['principal_address/postal_code']).toBe(
      'ZIP code must have 5 digits, or 9 with a hyphen. You entered 1000.',
    );
    expect(faults['principal_address/city']).toBe('Principal office: enter the city.');
    expect(faults['principal_address/region']).toBe('Principal office: choose the state.');
  });

  test('an address outside the state is refused, also if it is the principal office', () => {
    const same = faultAt({ ...everyAnswer, records_office_address: { same_as: 'principal_address' } });
    expect(same).toEqual({
      records_office_address: 'Records office must be in Texas. You chose Delaware.',
    });
  });

  test('the registered office must be in the state and not a P.O. box', () => {
    const faults = faultAt({
      ...everyAnswer,
      agent_consent: true,
      registered_agent: {
        type: 'organization',
        name: { type: 'entity', entity_name: 'Lone Star Agents, LLC' },
        address: { ...everyAnswer.records_office_address, street_line_1: 'P.O. Box 12' },
      },
    });
    expect(Object.keys(faults)).toEqual(['registered_agent/address/street_line_1']);
  });

  test('an office for which the state takes no P.O. box is a street address, also if it is the principal office', () => {
    const questions = everyQuestion.map((question) =>
      question.name === 'records_office_address' ? { ...question, street_only: true as const } : question,
    );
    const box = { ...everyAnswer.records_office_address, street_line_1: 'PO Box 12' };
    const fault = (answers: object) =>
      faultsOf(questions, { ...everyAnswer, ...answers }, setting).map(({ path }) => path.join('/'));
    expect(fault({})).toEqual([]);
    expect(fault({ records_office_address: box })).toEqual(['records_office_address/street_line_1']);
    expect(
      fault({ principal_address: box, records_office_address: { same_as: 'principal_address' } }),
    ).toEqual(['records_office_address']);
  });

  test('an error about a person names the person', () => {
    const faults = faultAt({
      ...everyAnswer,
      governing_persons: [
        { name: { type: 'person', first: 'Maria', last: 'Okafor' } },
        { name: { type: 'person' }, role: 'member' },
      ],
    });
    expect(faults['governing_persons/0/address']).toBe('Maria Okafor: enter the address.');
    expect(faults['governing_persons/1/name/first']).toBe(
      'Governing persons, entry 2: enter the first name.',
    );
  });

  test('an added blank entry is not an answer', () => {
    const begun = {
      name: { type: 'person', first: 'Maria', last: 'Okafor' },
      address: everyAnswer.principal_address,
    };
    const blank = { name: { type: 'person', first: ' ' }, address: { country: 'US' } };
    const of = (governing_persons: unknown[]) =>
      tidyAnswers(everyQuestion, { ...everyAnswer, governing_persons });
    expect(of([begun, blank])).toEqual(of([begun]));
    expect(of([blank]).governing_persons).toBeUndefined();
  });

  test('values of the wrong type are reported, never dropped', () => {
    const faults = faultAt({ ...everyAnswer, member_count: '3x', business_start_date: '2026-02-30' });
    expect(faults.member_count).toContain('You entered 3x.');
    expect(faults.business_start_date).toContain('February 2026 has 28 days. You entered 2026-02-30.');
    expect(faultAt({ ...everyAnswer, member_count: 2.5 }).member_count).toContain('whole number from 1');
  });

  test.each([
    ['02/30/2024', 'February 2024 has 29 days. You entered 02/30/2024.'],
    ['1/5/24', 'Enter the year with four digits'],
    ['1700-01-05', 'check the year. You entered 5 Jan 1700.'],
    ['2019-03-03', 'cannot be before 4 Mar 2019, the day the company was formed. You entered 3 Mar 2019.'],
    ['2029-01-05', 'cannot be after 21 Nov 2028, two years from today. You entered 5 Jan 2029.'],
  ])('the date %s is reported at its field and kept as typed', (typed, sentence) => {
    const started = {
      name: 'business_start_date',
      type: 'date' as const,
      description: 'When did it begin?',
      required: true,
      earliest: { day: '2019-03-04', what: 'the day the company was formed' },
      latest: { day: '2028-11-21', what: 'two years from today' },
    };
    const answers = { business_start_date: typed };
    const [fault] = faultsOf([started], answers, setting);
    expect(fault?.path).toEqual(['business_start_date']);
    expect(fault?.message).toContain(sentence);
    expect(tidyAnswers([started], answers)).toEqual(answers);
  });

  test('before the first submit only typed answers are checked', () => {
    const schema = answersSchema(everyQuestion, setting, { withMissing: false });
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ member_count: 'x' }).error?.issues.map(({ path }) => path)).toEqual([
      ['member_count'],
    ]);
  });

  test('spaces, marks and hyphens that a paste brings, and nobody can tell apart, refuse no answer', () => {
    const phone = '\u202a302\u00a0555\u20110134\u202c';
    const contact = { ...everyAnswer.contact, phone };
    const answers = { ...everyAnswer, contact, purpose: 'Freight\u200b and\u202fstorage' };
    expect(faultsOf(everyQuestion, answers, setting)).toEqual([]);
    const sent = tidyAnswers(everyQuestion, answers);
    expect(sent).toMatchObject({ contact: { phone: '302 555-0134' }, purpose: 'Freight and storage' });
  });

  test('valid answers are normalized: no empty members, references resolved, hidden answers left out', () => {
    const answers = tidyAnswers(everyQuestion, {
      ...everyAnswer,
      purpose: '  Freight ',
      particulars: { text: '' },
      series_llc: false,
      series_names: ['A'],
    });
    expect(answers.purpose).toBe('Freight');
    expect(answers).not.toHaveProperty('particulars');
    expect(answers).not.toHaveProperty('series_names');
    expect(answers.governing_persons).toEqual([
      {
        name: { type: 'person', first: 'Maria', last: 'Okafor' },
        role: 'member',
        address: everyAnswer.principal_address,
      },
    ]);
  });
});

test('the share of an owner is a number from 0 to 100', () => {
  const name = { type: 'person', first: 'Maria', last: 'Okafor' };
  const owners = [100, 101, 'half'].map((ownership_percent) => ({ name, ownership_percent }));
  const fields = BUSINESS_FIELDS.filter((field) => field.name === 'owners');
  expect(faultsOf(fields, { owners }, setting)).toMatchObject([
    { path: ['owners', 1, 'ownership_percent'], message: 'Maria Okafor: use a share from 0 to 100.' },
    {
      path: ['owners', 2, 'ownership_percent'],
      message: 'Maria Okafor: enter the share of the company in percent.',
    },
  ]);
});

test('the shares of the owners add up to at most 100', () => {
  const name = { type: 'person', first: 'Maria', last: 'Okafor' };
  const fields = BUSINESS_FIELDS.filter((field) => field.name === 'owners');
  const faults = (...shares: number[]) =>
    faultsOf(fields, { owners: shares.map((ownership_percent) => ({ name, ownership_percent })) }, setting);
  expect(faults(60, 60)).toEqual([
    { path: ['owners'], message: 'The shares add up to 120 percent, but may be at most 100.' },
  ]);
  expect(faults(33.34, 33.33, 33.33)).toEqual([]);
});
