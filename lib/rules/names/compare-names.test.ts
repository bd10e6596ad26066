import { expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { compareNames } from '#lib/rules/names/compare-names';
import { effectiveName } from '#lib/rules/names/effective-name';

const jurisdictions = loadJurisdictions();

function rulesOf(code: string): JurisdictionRules {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return rules;
}

test('a record that is not distinguishable is a conflict that names it', () => {
  const records = [
    {
      name: 'Northwind Freights, Inc.',
      registration_number: '805112398',
      jurisdiction: 'US-TX',
      status: 'active',
    },
    { name: 'Southwind Freight LLC', registration_number: '1' },
  ];
  expect(compareNames({ rules: rulesOf('US-TX'), name: 'Northwind Freight, LLC', records })).toEqual([
    {
      kind: 'record',
      detail:
        '“Northwind Freight, LLC” is not distinguishable from Northwind Freights, Inc., No. 805112398, which is on record in Texas.',
      name: 'Northwind Freights, Inc.',
      registration_number: '805112398',
      jurisdiction: 'US-TX',
      status: 'active',
    },
  ]);
});

test('a state with a test of deceptive similarity also refuses a long name that differs in one letter', () => {
  const near = (code: string, name: string, record: string) =>
    compareNames({ rules: rulesOf(code), name, records: [{ name: record }] }).length;
  expect(near('US-MA', 'Northwind LLC', 'Northwynd LLC')).toBe(1);
  expect(near('US-MA', 'Northwind LLC', 'Northwinda LLC')).toBe(1);
  expect(near('US-MA', 'Northwind LLC', 'Northwyndy LLC')).toBe(0);
  expect(near('US-MA', 'Acme LLC', 'Acne LLC')).toBe(0);
  expect(near('US-TX', 'Northwind LLC', 'Northwynd LLC')).toBe(0);
});

test.each([
  ['Oak Street 1, LLC', 'Oak Street 2, LLC', 0],
  ['Oak Street Fund II, LLC', 'Oak Street Fund III, LLC', 0],
  ['Oak Street Fund, LLC', 'Oak Street Fund I, LLC', 0],
  ['1200 Oak Street LLC', '1201 Oak Street LLC', 0],
  ['Oak Street 1, LLC', 'Oak Streets 1, LLC', 1],
  ['Oak Street 2, LLC', 'Oak Streat 2, LLC', 1],
])('of a series of companies, %s by %s: %d conflicts', (name, record, conflicts) => {
  const records = [{ name: record }];
  for (const code of ['US-MA', 'US-ND', 'US-NE'])
    expect(compareNames({ rules: rulesOf(code), name, records })).toHaveLength(conflicts);
});

test('a record without letters is similar to no other', () => {
  expect(compareNames({ rules: rulesOf('US-TX'), name: '!!!', records: [{ name: '---' }] })).toEqual([]);
});

test('an alternate name is registered where the state allows one, and the legal name otherwise', () => {
  const name = (code: string, alternateName: string | null) =>
    effectiveName({ legalName: 'Northwind LLC', alternateName, rules: rulesOf(code) });
  expect(name('US-TX', 'Northwind of Delaware LLC')).toBe('Northwind of Delaware LLC');
  expect(name('US-TX', '  ')).toBe('Northwind LLC');
  expect(name('US-TX', null)).toBe('Northwind LLC');
  expect(name('US-KS', 'Northwind of Delaware LLC')).toBe('Northwind LLC');
});
