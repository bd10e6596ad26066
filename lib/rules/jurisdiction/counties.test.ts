import { expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { countiesOf } from '#lib/rules/jurisdiction/counties';

test('every state whose forms ask for a county has a list of counties, and no other has', () => {
  const asks = ({ fields }: { fields: readonly { name: string }[] }) =>
    fields.some(({ name }) => name.endsWith('_county'));
  const all = [...loadJurisdictions().values()];
  const asking = all.filter((rules) => asks(rules.foreign_qualification) || asks(rules.formation));
  const known = all.filter(({ code }) => countiesOf(code).length > 0);
  expect(known.map(({ code }) => code)).toEqual(asking.map(({ code }) => code));
});

test('a state has as many counties as the Census Bureau counts', () => {
  const states = ['US-AL', 'US-GA', 'US-NC', 'US-NY', 'US-PA', 'US-VA', 'US-WV'];
  const counts = states.map((code) => new Set(countiesOf(code)).size);
  expect(counts).toEqual([67, 159, 100, 62, 67, 95 + 38, 55]);
});
