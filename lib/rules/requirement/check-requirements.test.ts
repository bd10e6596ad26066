import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#lib/contract/is-asked';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { addressIn, completeAnswers } from '#lib/testing/complete-answers';

const jurisdictions = loadJurisdictions();
const today = '2026-11-21';
const business = { formation_jurisdiction: 'US-DE', management_structure: 'member_managed' };
const types = ['foreign_qualification', 'formation'] as const;

function rulesOf(code: string) {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return rules;
}

/** The errors of a complete request to a state after the given change. */
function check(
  code: string,
  change: Record<string, unknown> = {},
  more: { documents?: DocumentOnFile[]; business?: typeof business } = {},
) {
  const rules = rulesOf(code);
  const type = 'foreign_qualification';
  const complete = completeAnswers(rules, type, today);
  const body = { ...complete.body, ...change };
  return checkRequirements({ rules, type, body, documents: complete.documents, today, business, ...more });
}

const everyState = [...jurisdictions.values()].flatMap((rules) =>
  types.map((type) => ({ rules, type, code: rules.code })),
);

describe.each(everyState)('$code, $type', ({ rules, type }) => {
  const complete = completeAnswers(rules, type, today);
  const question = { rules, type, documents: complete.documents, today, business };

  test('a complete request has no error', () => {
    expect(checkRequirements({ ...question, body: complete.body })).toEqual([]);
  });

  test('every required field is reported if it is left out', () => {
    const own = describeRequirement(rules, type).fields.filter(
      (field) => field.required && rules[type].fields.some((rule) => rule.name === field.name),
    );
    for (const field of own) {
      if (field.when && fieldsOf(field.when).includes('management_structure')) continue;
      const { [field.name]: _left, ...body } = complete.body;
      const errors = checkRequirements({ ...question, body });
      expect(errors).toContainEqual(expect.objectContaining({ pointer: `/${field.name}`, code: 'required' }));
    }
  });
});

test('a list that is missing is spoken of as many', () => {
  expect(check('US-TX', { governing_persons: [] })).toMatchObject([
    { detail: expect.stringMatching(/^Governing persons are missing\./) },
  ]);
});

describe('a document', () => {
  const pointer = '/certificate_of_good_standing';
  const onFile = (over: Partial<DocumentOnFile>): DocumentOnFile[] => [
    {
      id: 'document:certificate_of_good_standing',
      types: ['certificate_of_good_standing'],
      issued_on: today,
      uploaded_at: `${today}T09:00:00.000Z`,
      ...over,
    },
  ];
  const codes = (over: Partial<DocumentOnFile>) =>
    check('US-NC', {}, { documents: onFile(over) }).map((error) => `${error.pointer} ${error.code}`);

  test('must be one of the business, of the right type', () => {
    expect(codes({ id: 'another' })).toEqual([`${pointer} document_not_found`]);
    expect(codes({ types: ['bylaws'] })).toEqual([`${pointer} document_type`]);
    expect(codes({ types: ['other', 'certificate_of_good_standing'] })).toEqual([]);
  });

  test('must be recent enough on its last day, and is refused a day later', () => {
    expect(codes({ issued_on: '2026-05-25' })).toEqual([]);
    expect(codes({ issued_on: '2026-05-24' })).toEqual([`${pointer} document_too_old`]);
    expect(codes({ issued_on: '2026-11-22' })).toEqual([`${pointer} issued_in_future`]);
  });

  test('needs its date of issue if its age is limited', () => {
    const [error] = check('US-NC', {}, { documents: onFile({ issued_on: null }) });
    expect(error?.code).toBe('issue_date_missing');
    expect(error?.detail).toContain('Upload it again with the day on which it was issued (issued_on).');
  });
});

describe('governing persons', () => {
  const name = { type: 'person', first: 'Maria', last: 'Okafor' };

  test('need an address, and the error names the person and cites the rule', () => {
    const [error] = check('US-TX', { governing_persons: [{ name }] });
    expect(error).toMatchObject({ pointer: '/governing_persons/0/address', code: 'required' });
    expect(error?.detail).toContain('Maria Okafor');
    expect(error?.sources?.length).toBeGreaterThan(0);
  });

  test('need no address in Washington, which asks for names', () => {
    expect(check('US-WA', { governing_persons: [{ name }] })).toEqual([]);
  });

  test('have roles that match the management of the company', () => {
    const person = { name, address: addressIn('TX') };
    const managed = { formation_jurisdiction: 'US-DE', management_structure: 'manager_managed' };
    expect(check('US-TX', { governing_persons: [{ ...person, role: 'manager' }] })).toMatchObject([
      { pointer: '/governing_persons/0/role', code: 'role_mismatch' },
    ]);
    expect(
      check('US-TX', { governing_persons: [{ ...person, role: 'member' }] }, { business: managed }),
    ).toMatchObject([{ pointer: '/governing_persons', code: 'role_mismatch' }]);
    expect(check('US-TX', { governing_persons: [person] }, { business: managed })).toEqual([]);
  });

  test('are required in Massachusetts only of a manager-managed company', () => {
    const answers = { governing_persons: undefined };
    expect(check('US-MA', { ...answers, management_structure: 'member_managed' })).toEqual([]);
    expect(check('US-MA', { ...answers, management_structure: 'manager_managed' })).toMatchObject([
      { pointer: '/governing_persons', code: 'required' },
    ]);
  });
});

describe('the registered agent', () => {
  const agent = (address: Record<string, string>) => ({
    type: 'organization',
    name: { type: 'entity', entity_name: 'Harbor Agents, Inc.' },
    address,
  });

  test('has its office in the state of the filing', () => {
    expect(check('US-TX', { registered_agent: agent(addressIn('OK')) })).toMatchObject([
      { pointer: '/registered_agent/address/region', code: 'wrong_state' },
    ]);
  });

  test.each(['P.O. Box 12', 'PO BOX 9', 'Post Office Box 3', 'p o box 7'])(
    'cannot have its office at %s',
    (street) => {
      const address = { ...addressIn('TX'), street_line_1: street };
      expect(check('US-TX', { registered_agent: agent(address) })).toMatchObject([
        { pointer: '/registered_agent/address/street_line_1', code: 'post_office_box' },
      ]);
    },
  );

  test('must consent if it is named, and not if it is the service', () => {
    expect(check('US-FL', { agent_consent: false })).toMatchObject([
      { pointer: '/agent_consent', code: 'consent_required' },
    ]);
    expect(check('US-FL', { registered_agent: undefined, agent_consent: undefined })).toEqual([]);
    expect(check('US-WY', { registered_agent: undefined, agent_consent_document: undefined })).toEqual([]);
  });

  test('may give its email and county in its own members', () => {
    const at = { ...agent({ ...addressIn('GA'), county: 'Fulton' }) };
    expect(check('US-GA', { registered_agent: at, registered_agent_county: undefined })).toEqual([]);
    const mailed = { ...agent(addressIn('WI')), email: 'agent@harbor.example' };
    expect(check('US-WI', { registered_agent: mailed, registered_agent_email: undefined })).toEqual([]);
  });

  test('is an individual or an entity, by its own members', () => {
    const wrong = { ...agent(addressIn('TX')), type: 'person' };
    expect(check('US-TX', { registered_agent: wrong })).toMatchObject([{ code: 'name_mismatch' }]);
  });
});

describe('an address', () => {
  test('names its state by the two-letter code', () => {
    const [error] = check('US-TX', { principal_address: { ...addressIn('TX'), region: 'Texas' } });
    expect(error).toMatchObject({ pointer: '/principal_address/region', code: 'invalid_region' });
    expect(error?.detail).toBe('“Texas” is not the code of a US state. Use TX.');
  });

  test('has each of its faults, and those of its person, listed at once', () => {
    const wrong = { ...addressIn('TX'), region: 'Texas', postal_code: '1' };
    const office = { ...addressIn('GA'), postal_code: '1', city: undefined };
    const pointers = (jurisdiction: string, more: Record<string, unknown>) =>
      check(jurisdiction, more).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(pointers('US-TX', { principal_address: wrong })).toEqual([
      '/principal_address/region invalid_region',
      '/principal_address/postal_code invalid_format',
    ]);
    expect(pointers('US-SC', { in_state_office_address: office })).toEqual([
      '/in_state_office_address/city required',
      '/in_state_office_address/postal_code invalid_format',
      '/in_state_office_address/region wrong_state',
    ]);
  });

  test('abroad may have any region', () => {
    const abroad = { ...addressIn('Bavaria'), postal_code: '80331', country: 'DE' };
    expect(check('US-TX', { principal_address: abroad })).toEqual([]);
  });

  test('is in the state, or in the home state, if the field requires it', () => {
    expect(check('US-SC', { in_state_office_address: addressIn('GA') })).toMatchObject([
      { pointer: '/in_state_office_address/region', code: 'wrong_state' },
    ]);
    expect(check('US-RI', { home_state_office_address: addressIn('RI') })).toMatchObject([
      { pointer: '/home_state_office_address/region', code: 'wrong_state' },
    ]);
  });

  test('of the principal office is enough in New York if the home state requires none', () => {
    expect(check('US-NY', { home_state_office_address: addressIn('CA') })).toEqual([]);
  });

  test('for mail defaults to the principal office', () => {
    expect(check('US-FL', { mailing_address: undefined })).toEqual([]);
  });
});

test('an office where the state says no P.O. box is a street address', () => {
  const office = { ...addressIn('CA'), street_line_1: 'PO Box 12' };
  expect(check('US-CA', { in_state_office_address: office })).toMatchObject([
    {
      pointer: '/in_state_office_address/street_line_1',
      code: 'post_office_box',
      detail: expect.stringContaining(
        'Office in the state must be a street address. A P.O. box is not accepted.',
      ),
    },
  ]);
  expect(check('US-NY', { service_of_process_address: office })).toEqual([]);
});

test.each(everyState)(
  '$code, $type: a question that excludes a P.O. box, or asks for a street address, refuses one',
  ({ rules, type }) => {
    const excluding = rules[type].fields.filter(({ description }) =>
      /\b(no|not a) (P\.?O\.?|post)|^street address/i.test(description),
    );
    for (const { street_only } of excluding) expect(street_only).toBe(true);
  },
);

test('what is missing is said in whole sentences, in the singular unless it is a list', () => {
  const sentences = everyState.flatMap(({ rules, type }) => {
    const { body, documents } = completeAnswers(rules, type, today);
    const without = { registered_agent: body.registered_agent, series_llc: true, members_liable: true };
    return checkRequirements({ rules, type, body: without, documents, today, business });
  });
  const missing = sentences.filter(({ code }) => code === 'required').map(({ detail }) => detail);
  expect(missing.length).toBeGreaterThan(100);
  expect(
    missing.filter((detail) => /^\S+( \S+)? (agreements|debts|persons|names) is missing/.test(detail)),
  ).toEqual([]);
  expect(missing.filter((detail) => !/[.?!]\)?$/.test(detail))).toEqual([]);
});

describe('the effective date', () => {
  const codes = (code: string, date: string) =>
    check(code, { effective_date: date }).map((error) => error.code);

  test('is from today to the last day that the state takes', () => {
    expect(codes('US-TX', '2026-11-21')).toEqual([]);
    expect(codes('US-TX', '2027-02-19')).toEqual([]);
    expect(codes('US-TX', '2027-02-20')).toEqual(['too_far_ahead']);
    expect(codes('US-TX', '2026-11-20')).toEqual(['in_the_past']);
  });

  test('has no last day if none is on record', () => {
    expect(codes('US-PA', '2031-01-01')).toEqual([]);
  });

  test('is refused if the state accepts none, and if the record does not say', () => {
    expect(codes('US-VA', '2026-12-01')).toEqual(['not_offered']);
    expect(codes('US-NY', '2026-12-01')).toEqual(['not_offered']);
  });

  test('of a formation is refused without a word about registering', () => {
    const type = 'formation';
    for (const code of ['US-CA', 'US-NV']) {
      const { body, documents } = completeAnswers(rulesOf(code), type, today);
      const question = { rules: rulesOf(code), type, documents, today, business } as const;
      const faults = checkRequirements({ ...question, body: { ...body, effective_date: '2026-12-01' } });
      expect(faults).toMatchObject([{ code: 'not_offered', detail: expect.not.stringMatching(/regist/) }]);
    }
  });
});

test('an alternate name is refused if the state allows none', () => {
  expect(check('US-KS', { alternate_name: 'Northwind of Delaware LLC' })).toMatchObject([
    { pointer: '/alternate_name', code: 'not_offered' },
  ]);
});

test('a member that is not required is ignored, also one that looks like an address', () => {
  const elsewhere = { ...addressIn('Texas'), postal_code: '1' };
  const { governing_persons: people } = completeAnswers(
    rulesOf('US-CA'),
    'foreign_qualification',
    today,
  ).body;
  expect(check('US-CA', { favorite_color: { deep: ['blue'] } })).toEqual([]);
  expect(check('US-CA', { organizers: [{ address: elsewhere }] })).toEqual([]);
  expect(
    check('US-CA', { governing_persons: [people].flat().map((one) => ({ ...Object(one), old: elsewhere })) }),
  ).toEqual([]);
});
