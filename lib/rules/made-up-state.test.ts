import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FeeQuote } from '#lib/contract/fee';
import { Requirement } from '#lib/contract/requirement';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { checkNameRules } from '#lib/rules/names/check-name-rules';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { addressIn } from '#lib/testing/complete-answers';

/** A state that no code mentions: adding a state, or a field, only changes data. */
const operation = {
  form: { name: 'Application', number: 'Z-1' },
  statute: 'Zed. Code § 1',
  fees: [
    { component: 'base', name: 'filing', rule: { kind: 'flat', amount: 100 } },
    {
      component: 'base',
      name: 'night_supplement',
      when: { field: 'at_night', equals: true },
      rule: { kind: 'flat', amount: 7 },
    },
    {
      component: 'dynamic',
      name: 'per_ship',
      rule: { kind: 'per_unit', field: 'ship_count', amount: 10, first_units_free: 2, min: 5, max: 50 },
    },
    {
      component: 'late',
      name: 'by_day',
      rule: {
        kind: 'per_period',
        since: 'business_start_date',
        grace_days: 10,
        from: 'end_of_grace',
        period: 'day',
        amount: 1,
        max: 20,
      },
    },
    {
      component: 'late',
      name: 'by_year',
      rule: {
        kind: 'per_period',
        since: 'business_start_date',
        period: 'year',
        amount: 0,
        multiple_of: { times: 2, lines: ['filing'] },
      },
    },
    { component: 'credit_card', name: 'card', rule: { kind: 'percent', percent: 2.5, flat: 0.3 } },
    { component: 'ach', name: 'transfer', rule: { kind: 'flat', amount: 1.5 } },
  ].map((fee) => ({ ...fee, sources: ['s1'], confidence: 'primary' })),
  expedited_tiers: [
    {
      tier: 'by_noon',
      label: 'By noon',
      amount: 33,
      turnaround: { value: 4, unit: 'hour' },
      sources: ['s1'],
      confidence: 'primary',
    },
  ],
  standard_processing: { min_business_days: 2, max_business_days: 4 },
  effective_date: { delayed_allowed: true, max_days: 30, sources: ['s1'] },
  fields: [
    { name: 'harbor_name', type: 'string', options: ['north', 'south'] },
    { name: 'ship_count', type: 'number' },
    { name: 'at_night', type: 'boolean' },
    { name: 'night_watch', type: 'string', when: { field: 'at_night', equals: true } },
    { name: 'business_start_date', type: 'date' },
    {
      name: 'harbor_certificate',
      type: 'document',
      document_types: ['certificate_of_good_standing'],
      max_age_days: 30,
    },
    {
      name: 'harbor_office',
      type: 'object',
      shape: 'address',
      located_in: 'jurisdiction',
      label: 'Harbor office',
    },
    { name: 'captains', type: 'list', shape: 'governing_person', inner_required: ['address', 'phone'] },
  ].map((field) => ({ ...field, description: `What is ${field.name}?`, required: true, sources: ['s1'] })),
  after_filing: [{ kind: 'other', description: 'Ring the bell.' }],
};

const zed = {
  code: 'US-ZZ',
  name: 'Zedland',
  office: { name: 'Harbor Master' },
  foreign_qualification: operation,
  formation: operation,
  name_rules: {
    designators: ['Harbor Company'],
    restricted_words: [{ word: 'kraken', rule: 'prohibited' }],
    standard: 'distinguishable_on_record',
    alternate_name_allowed: true,
  },
  sources: [{ id: 's1', url: 'https://zedland.example/code', kind: 'statute', title: 'Zed. Code' }],
};

const today = '2026-11-21';
const business = { formation_jurisdiction: 'US-DE', management_structure: null };
const captain = {
  name: { type: 'person', first: 'Ida', last: 'Brandt' },
  address: addressIn('TX'),
  phone: '+1 302 555 0134',
};
const certificate = {
  id: 'cert',
  types: ['certificate_of_good_standing' as const],
  issued_on: '2026-11-01',
  uploaded_at: '2026-11-02T09:00:00.000Z',
};
const answers = {
  harbor_name: 'north',
  ship_count: 4,
  at_night: true,
  night_watch: 'Ida',
  business_start_date: '2026-11-01',
  harbor_certificate: 'cert',
  harbor_office: { ...addressIn('TX'), region: 'ZZ' },
  captains: [captain],
};

let rules: JurisdictionRules;

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'jurisdictions-'));
  writeFileSync(join(directory, 'us-zz.json'), JSON.stringify(zed));
  const loaded = loadJurisdictions(directory).get('US-ZZ');
  rmSync(directory, { recursive: true });
  if (loaded === undefined) throw new Error('US-ZZ was not loaded');
  rules = loaded;
});

function check(body: Record<string, unknown>) {
  const type = 'foreign_qualification';
  return checkRequirements({ rules, type, body, documents: [certificate], today, business });
}

describe('a fictitious state that exists only as a file', () => {
  test('is described with every field, its label, shape, condition and sources', () => {
    const requirement = Requirement.parse(describeRequirement(rules, 'foreign_qualification'));
    const own = requirement.fields.filter((field) => !field.common);
    expect(own.map((field) => field.name).sort()).toEqual(operation.fields.map((field) => field.name).sort());
    expect(own.find((field) => field.name === 'harbor_office')).toMatchObject({
      label: 'Harbor office',
      shape: 'address',
      located_in: 'jurisdiction',
      sources: [{ url: 'https://zedland.example/code' }],
    });
    expect(own.find((field) => field.name === 'captains')?.label).toBe('Captains');
    const names = requirement.fields.map((field) => field.name);
    expect(names.indexOf('night_watch')).toBe(names.indexOf('at_night') + 1);
  });

  test('has a fee of every kind', () => {
    const quote = FeeQuote.parse(
      toFeeQuote({
        rules,
        type: 'foreign_qualification',
        expeditedTier: 'by_noon',
        answers,
        filingDate: today,
      }),
    );
    expect(quote.items.map((item) => [item.component_type, item.name, item.amount])).toEqual([
      ['base', 'filing', 100],
      ['base', 'night_supplement', 7],
      ['dynamic', 'per_ship', 20],
      ['dynamic', 'expedited', 33],
      ['late', 'by_day', 10],
      ['late', 'by_year', 200],
      ['credit_card', 'default', 9.55],
      ['ach', 'default', 1.5],
    ]);
    expect(quote.total.amount).toBe(379.55);
    expect(quote.payment_methods.ach.total.amount).toBe(371.5);
  });

  test('lists the answers that its fee lines need', () => {
    const quote = toFeeQuote({
      rules,
      type: 'foreign_qualification',
      expeditedTier: null,
      answers: {},
      filingDate: today,
    });
    expect(quote.needs.sort()).toEqual(['at_night', 'business_start_date', 'ship_count']);
    expect(quote.total.amount).toBe(102.8);
  });

  test('accepts a complete answer', () => {
    expect(check(answers)).toEqual([]);
  });

  test.each([
    ['harbor_name', 'east', '/harbor_name invalid_value'],
    ['ship_count', '4', '/ship_count invalid_type'],
    ['at_night', 'yes', '/at_night invalid_type'],
    ['night_watch', '', '/night_watch required'],
    ['business_start_date', 'today', '/business_start_date invalid_format'],
    ['harbor_certificate', 'another', '/harbor_certificate document_not_found'],
    ['harbor_office', addressIn('TX'), '/harbor_office/region wrong_state'],
    ['captains', [{ ...captain, phone: undefined }], '/captains/0/phone required'],
  ])('refuses a wrong %s and cites its source', (name, value, fault) => {
    const errors = check({ ...answers, [name]: value });
    expect(errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([fault]);
    expect(errors[0]?.sources).toEqual(['https://zedland.example/code']);
  });

  test('asks a conditional field only under its condition', () => {
    expect(check({ ...answers, at_night: false, night_watch: undefined })).toEqual([]);
  });

  test('checks names against its own words', () => {
    const conflicts = (name: string) => checkNameRules({ rules, name, entityType: 'llc' }).conflicts.length;
    expect(conflicts('Northwind Harbor Co.')).toBe(0);
    expect(conflicts('Northwind LLC')).toBe(1);
    expect(conflicts('Kraken Harbor Company')).toBe(1);
  });
});
