import { expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { rulesOn } from '#lib/jurisdictions/rules-on';

const missouri = rulesOf('US-MO');

function rulesOf(code: string): JurisdictionRules {
  const rules = loadJurisdictions().get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return rules;
}

test('through the last day of a figure the rules are unchanged', () => {
  expect(rulesOn(missouri, '2026-12-31')).toBe(missouri);
});

test('from the day after they have another version, the same on every later day', () => {
  const after = rulesOn(missouri, '2027-01-01');
  expect(after.version).not.toBe(missouri.version);
  expect(rulesOn(missouri, '2030-06-01')).toBe(after);
  expect(rulesOn(missouri, '2026-12-31')).toBe(missouri);
});

test('a state without such a figure stays as it is', () => {
  const texas = rulesOf('US-TX');
  expect(rulesOn(texas, '2099-01-01')).toBe(texas);
});

test('a tier is removed after its last day, and each expiry creates a version', () => {
  // The loaded rules are shared by all tests of a process.
  const nevada = structuredClone(rulesOf('US-NV'));
  const [first, second] = nevada.formation.expedited_tiers;
  if (!first || !second) throw new Error('Nevada has tiers');
  first.until = '2026-06-30';
  second.until = '2026-09-30';
  const named = (day: string) => rulesOn(nevada, day).formation.expedited_tiers.map(({ tier }) => tier);
  expect(named('2026-06-30')).toContain(first.tier);
  expect(named('2026-07-01')).not.toContain(first.tier);
  expect(named('2026-07-01')).toContain(second.tier);
  expect(named('2026-10-01')).not.toContain(second.tier);
  const versions = ['2026-06-30', '2026-07-01', '2026-10-01'].map((day) => rulesOn(nevada, day).version);
  expect(new Set(versions).size).toBe(3);
});
