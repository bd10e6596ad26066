import { expect, test } from 'vitest';
import { readStates } from '#lib/rules/plan/read-states';

test.each([
  ['NY, NJ CA', ['US-NY', 'US-NJ', 'US-CA']],
  ['ny;nj\nca\tTX', ['US-NY', 'US-NJ', 'US-CA', 'US-TX']],
  ['New York and New Jersey, texas', ['US-NY', 'US-NJ', 'US-TX']],
  ['West Virginia Virginia', ['US-WV', 'US-VA']],
  ['District of Columbia / DC', ['US-DC']],
  ['Ohio, Washington DC, washington d.c. and Washington', ['US-OH', 'US-DC', 'US-WA']],
  ['US-OH us-oh Ohio', ['US-OH']],
  ['Texas\u200b, \ufeffNew\u00a0York', ['US-TX', 'US-NY']],
  ['', []],
])('reads the states of "%s"', (text, codes) => {
  expect(readStates(text)).toEqual({ codes, unknown: [] });
});

test('an unknown text is returned as typed, and the states are still read', () => {
  expect(readStates('NY, Ontario, Texs TX')).toEqual({
    codes: ['US-NY', 'US-TX'],
    unknown: ['Ontario', 'Texs'],
  });
});
