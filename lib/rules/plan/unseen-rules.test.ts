import { expect, test } from 'vitest';
import type { JurisdictionVersion, RuleChange } from '#lib/contract/jurisdiction-version';
import { versionsAfter } from '#lib/rules/jurisdiction/versions-after';
import { rulesNews } from '#lib/rules/plan/rules-news';
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

test('an acknowledged version is seen, with all before it; an unknown version is ignored', () => {
  expect(unseen('2026-11-01', { looked_at_rules: 'b' })).toEqual(['c']);
  expect(unseen('2026-11-01', { looked_at_rules: 'c' })).toEqual([]);
  expect(unseen('2026-11-10', { looked_at_rules: 'zzz' })).toEqual(['c']);
  expect(unseen('2026-11-10', { looked_at_rules: { version: 'c' } })).toEqual(['c']);
});

test('versions after the one that a filing was checked against are news; for an unknown version its date is used', () => {
  const after = (version: string, day: string) =>
    versionsAfter(versions, { version, at: `${day}T09:00:00.000Z` }).map((one) => one.version);
  expect(after('c', '2026-11-01')).toEqual([]);
  expect(after('a', '2026-11-20')).toEqual(['c', 'b']);
  expect(after('zzz', '2026-11-10')).toEqual(['c']);
});

test('news are the changes for one type of filing, each once, with the date since which they apply', () => {
  const change = (type: RuleChange['type'], detail: string): RuleChange => ({
    ...{ area: 'fee', change: 'changed', subject: 'Fee', before: null, after: null },
    ...{ type, detail },
  });
  const version = (since: string, changes: RuleChange[]): JurisdictionVersion => ({
    ...{ object: 'jurisdiction_version', jurisdiction: 'US-TX', version: since, in_force: false },
    ...{ since, changes },
  });
  const unseen = [
    version('2026-11-20', [change('formation', 'A formation costs more.')]),
    version('2026-11-10', [change(null, 'Names differ.'), change('foreign_qualification', 'Names differ.')]),
  ];
  expect(rulesNews(unseen, 'foreign_qualification')).toMatchObject({
    ...{ code: 'US-TX', version: '2026-11-20', since: '2026-11-10' },
    details: ['Names differ.'],
  });
  expect(rulesNews(unseen, 'formation')).toMatchObject({ since: '2026-11-20' });
  expect(rulesNews(unseen.slice(0, 1), 'foreign_qualification')).toBeNull();
});
