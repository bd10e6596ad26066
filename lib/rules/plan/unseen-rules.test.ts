import { expect, test } from 'vitest';
import { unseenRules } from '#lib/rules/plan/unseen-rules';

const versions = [
  { version: 'c', since: '2026-11-20' },
  { version: 'b', since: '2026-11-10' },
  { version: 'a', since: null },
];
const unseen = (begunOn: string, answers = {}, stamps = {}) =>
  unseenRules(
    versions,
    { created_at: `${begunOn}T09:00:00.000Z`, stamps },
    { jurisdiction: 'US-TX', answers },
  ).map(({ version }) => version);

test('a plan has not seen the versions that began after its state joined it', () => {
  expect(unseen('2026-11-01')).toEqual(['c', 'b']);
  expect(unseen('2026-11-10')).toEqual(['c']);
  expect(unseen('2026-11-20')).toEqual([]);
  const at = '2026-11-12T10:00:00.000Z';
  expect(unseen('2026-11-01', {}, { 'states/US-TX': { at } })).toEqual(['c']);
  expect(unseen('2026-11-01', {}, { 'states/US-OH': { at } })).toEqual(['c', 'b']);
});

test('what was taken note of is seen, with all before it; a version that is not known counts for nothing', () => {
  expect(unseen('2026-11-01', { looked_at_rules: 'b' })).toEqual(['c']);
  expect(unseen('2026-11-01', { looked_at_rules: 'c' })).toEqual([]);
  expect(unseen('2026-11-10', { looked_at_rules: 'zzz' })).toEqual(['c']);
  expect(unseen('2026-11-10', { looked_at_rules: { version: 'c' } })).toEqual(['c']);
});
