import { expect, test } from 'vitest';
import { type Identity, KnownBusinesses } from '#lib/rules/import/same-business';

const acme = { formation_jurisdiction: 'US-DE', legal_name: 'Acme Freight, LLC', registration_number: '100' };

test.each<[string, Partial<Identity>, boolean]>([
  ['the same', {}, true],
  ['another name under the same number', { legal_name: 'Acme Cargo, LLC' }, true],
  [
    'the name in another spelling, without a number',
    { legal_name: 'ACME FREIGHT LLC', registration_number: null },
    true,
  ],
  ['the number with the zeros that a spreadsheet leaves out', { registration_number: '00100' }, true],
  ['the name under another number', { registration_number: '101' }, false],
  ['the same number in another state', { formation_jurisdiction: 'US-OH' }, false],
  ['another name without a number', { legal_name: 'Birch, LLC', registration_number: undefined }, false],
])('%s', (_, change, isKnown) => {
  const known = new KnownBusinesses<string>();
  known.add(acme, 'acme');
  expect(known.find({ ...acme, ...change })).toBe(isKnown ? 'acme' : undefined);
});

test('a record without a number is matched by its name, whatever number is imported', () => {
  const known = new KnownBusinesses<string>();
  known.add({ ...acme, registration_number: '' }, 'acme');
  expect(known.find(acme)).toBe('acme');
});
