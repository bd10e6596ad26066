import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey } from '#lib/rules/names/name-key';

const alike: [string, string, string][] = [
  ['the designator', 'Northwind Freight, LLC', 'Northwind Freight L.L.C.'],
  ['the kind of entity', 'Northwind Freight, LLC', 'Northwind Freight, Inc.'],
  ['an abbreviated designator', 'Northwind Limited Liability Company', 'Northwind Ltd. Liability Co.'],
  ['a designator in spaced letters', 'Northwind L L C', 'Northwind LLC'],
  ['punctuation', 'North-Wind Freight LLC', 'North.Wind, Freight LLC'],
  ['spaces', 'North Wind Freight LLC', 'Northwind Freight LLC'],
  ['capitals', 'NORTHWIND FREIGHT LLC', 'northwind freight llc'],
  ['accents', 'Café Noël LLC', 'Cafe Noel LLC'],
  ['articles', 'The Northwind Freight LLC', 'Northwind Freight LLC'],
  ['conjunctions', 'Ilex & Sons, LLC', 'Ilex and Sons, LLC'],
  ['a left-out conjunction', 'Ilex and Sons, LLC', 'Ilex Sons, LLC'],
  ['plurals', 'Northwind Freights LLC', 'Northwind Freight LLC'],
  ['possessives', "Miller's Bakeries LLC", 'Millers Bakery LLC'],
  ['typographic apostrophes', 'Miller’s Boxes LLC', "Miller's Box LLC"],
];

const different: [string, string, string][] = [
  ['another word', 'Northwind Freight LLC', 'Southwind Freight LLC'],
  ['another number', 'Freight 2 LLC', 'Freight 3 LLC'],
  ['another order of words', 'Northwind Freight LLC', 'Freight Northwind LLC'],
  ['a word more', 'Northwind Freight LLC', 'Northwind Freight Texas LLC'],
];

describe('what does not distinguish', () => {
  test.each(alike)('%s', (_what, a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });
});

describe('what distinguishes', () => {
  test.each(different)('%s', (_what, a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
  });
});

test('a name of only designators and articles has a key', () => {
  expect(nameKey('The Company, LLC')).not.toBe('');
  expect(nameKey('A LLC')).not.toBe('');
});

test('the key of a key is the key, for any text', () => {
  const words = fc.constantFrom(
    'The',
    'A',
    'LLC',
    'L.L.C.',
    'Ltd.',
    'Co.',
    'and',
    '&',
    'Bus',
    'Glass',
    'Boxes',
    "Joe's",
    'ß',
    'X',
    'Series',
  );
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(names, (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    }),
    { numRuns: 3000 },
  );
});
