import { expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { filingSources } from '#lib/rules/filing/filing-sources';
import { resolveSources } from '#lib/rules/sources';

const every = [...loadJurisdictions().values()];

test('the sources of a filing are laws and office pages, each once and without copies', () => {
  const found = every.map((rules) => filingSources(rules, 'foreign_qualification'));
  expect(found.filter((sources) => sources.length > 0).length).toBeGreaterThan(every.length / 2);
  for (const sources of found) {
    expect(sources.map(({ kind }) => kind)).not.toContain('secondary');
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  }
});

test('the source of the form comes first', () => {
  const known = every.filter((rules) => ofForm(rules).length > 0);
  expect(known.length).toBeGreaterThan(0);
  for (const rules of known)
    expect(filingSources(rules, 'formation')[0], rules.code).toEqual(ofForm(rules)[0]);
});

function ofForm(rules: (typeof every)[number]) {
  return resolveSources(rules, rules.formation.form.sources).filter(({ kind }) => kind !== 'secondary');
}
