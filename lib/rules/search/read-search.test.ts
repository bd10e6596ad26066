import { expect, test } from 'vitest';
import { readSearch } from '#lib/rules/search/read-search';

const states = new Map([
  ['US-TX', 'Texas'],
  ['US-OR', 'Oregon'],
  ['US-NC', 'North Carolina'],
  ['US-DC', 'District of Columbia'],
]);

test.each([
  ['northwind texas', 'northwind', 'US-TX'],
  ['TX northwind freight', 'northwind freight', 'US-TX'],
  ['north carolina', '', 'US-NC'],
  ['acme District of Columbia', 'acme', 'US-DC'],
  ['US-TX acme', 'acme', 'US-TX'],
  ['north', 'north', null],
  ['or', 'or', null],
  ['tx holdings', 'tx holdings', null],
  ['  ', '', null],
])('%s', (q, words, jurisdiction) => {
  expect(readSearch(q, states)).toEqual({ words, jurisdiction });
});
