import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';

const folder = join(import.meta.dirname, '../jurisdictions');
const types = ['foreign_qualification', 'formation'] as const;

/** Notes that are only for those who maintain the data: what was read, what was not, and who said so. */
const workingNotes = [
  /\b(not|was|were|is|re-?) ?(re-)?(read|reached|returned|readable|shown in full)\b/i,
  /general knowledge|excerpt|\bcut off\b|\bwas cut\b|unconfirmed|not confirmed|\bbelieved\b|\bconfirm (on|with)\b/i,
  /\b(one|two|three|four|another|several|older|newer|recent|some|other|secondary|third-party|2\d{3}) (page|source|account|guide|table)s?\b/i,
  /\bpages? (say|give|agree|differ|speak|state)s?\b|\bby one\b|\bper one\b|\baccording to one\b|third.part/i,
  /\b(is|are|was|were) (recorded|entered|encoded|inferred|derived)\b|not settled|see open questions/i,
  /\breprint|\bmirror|\bopening read\b|\bunverified\b|\bsearch(es)?\b.*\breturn/i,
  /\bs\d{1,2}\b|\b[a-z]+_[a-z]+_[a-z]+\b|\(see [a-z_]+\)/,
  /\b(not|none|nothing|no [a-z]+) (was |were )?(found|checked|seen|encoded|recorded|modelled)\b|no late fee/i,
  /\b(current|no|same|newer|official) page\b|\bpages? (names|speaks|read|of \d)|\bcopies of 2\d{3}/i,
  /\?\?|\bTODO\b|\b[a-z]+\.(com|org)\b/,
];

/** Members whose value is an identifier of the interface or an address, not a sentence. */
const names = new Set([
  ...[
    'id',
    'url',
    'version',
    'object',
    'type',
    'jurisdiction',
    'kind',
    'confidence',
    'currency',
    'component_type',
  ],
  ...['tier', 'unit', 'shape', 'section', 'located_in', 'standard', 'rule', 'as_of', 'quoted_on', 'needs'],
  ...['document_types', 'inner_required', 'options', 'field', 'expedited_tier', 'equals'],
]);

function* sentencesIn(value: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (names.has(key) || (key === 'name' && !/^(\/form|\/office)?$/.test(path))) continue;
    yield* sentencesIn(inner, `${path}/${key}`);
  }
}

/** Everything that responses say about a state: its form, and its fees with all possible additions. */
function answersOf(rules: JurisdictionRules): unknown[] {
  const answers = { member_count: 9, series_llc: true, business_start_date: '2020-01-01' };
  return types.flatMap((type) => [
    describeRequirement(rules, type),
    toFeeQuote({ rules, type, expeditedTier: null, answers, filingDate: '2026-11-21' }),
  ]);
}

function sentencesOf(rules: JurisdictionRules) {
  return answersOf(rules).flatMap((answer) => [...sentencesIn(answer)]);
}

function internalNotesOf(code: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(join(folder, `${code.toLowerCase()}.json`), 'utf8'), (key, value) => {
    if (key === 'notes_internal') found.push(...[value].flat());
    return value;
  });
  return found;
}

const states = [...loadJurisdictions().values()];

describe('the text of a state that readers see', () => {
  test('is checked for all 51, in every string that is a sentence', () => {
    expect(states).toHaveLength(readdirSync(folder).filter((file) => file.startsWith('us-')).length);
    const read = states.flatMap(sentencesOf);
    const members = new Set(read.map(({ path }) => path.replaceAll(/\/\d+/g, '')));
    expect([...members].sort()).toEqual(
      expect.arrayContaining([
        '/after_filing/description',
        '/after_filing/due',
        '/expedited_tiers/label',
        '/expedited_tiers/note',
        '/fields/description',
        '/fields/label',
        '/fields/sources/title',
        '/form/name',
        '/items/label',
        '/items/note',
        '/items/sources/title',
        '/name_rules/restricted_words/note',
        '/name_rules/standard_note',
        '/office/name',
        '/sources/title',
        '/statute',
        '/unpriced/detail',
        '/unpriced/note',
      ]),
    );
  });

  test.each(states)('has no working notes: $name', (rules) => {
    const notes = sentencesOf(rules).filter(({ text }) => workingNotes.some((pattern) => pattern.test(text)));
    expect(notes).toEqual([]);
  });

  test.each(states)('has no internal notes: $name', (rules) => {
    expect(JSON.stringify(answersOf(rules))).not.toContain('notes_internal');
    const shown = new Set(sentencesOf(rules).map(({ text }) => text));
    expect(internalNotesOf(rules.code).filter((note) => shown.has(note))).toEqual([]);
  });

  test.each(states)('is in the signs of print: $name', (rules) => {
    const typed = sentencesOf(rules).filter(({ text }) => /['"]|\d{4}-\d{2}-\d{2}|\bPO box| {2}/i.test(text));
    expect(typed).toEqual([]);
  });

  test.each(states)('is in whole sentences in its questions, duties and notes: $name', (rules) => {
    const sentences = types.flatMap((type) => [
      ...rules[type].fields.map(({ description }) => description),
      ...rules[type].after_filing.map(({ description }) => description),
      ...[...rules[type].fees, ...rules[type].expedited_tiers].map(({ note }) => note ?? ''),
      rules.name_rules.standard_note ?? '',
    ]);
    expect(sentences.filter((text) => text !== '' && !/^[^a-z].*[.?][)”]?$/.test(text))).toEqual([]);
  });

  test('working notes are detected', () => {
    const seen = [
      'the form itself was not re-read',
      'another page gives $200',
      'Figure from general knowledge; must reach the office in the morning',
      'The excerpt of the state’s page breaks off',
      'Received by 3 pm, by one account of formation filings.',
      'A.R.S. § 29-3201 (reprint)',
      'Two current pages agree with the amount; the section in force was not read.',
    ];
    expect(seen.filter((text) => !workingNotes.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});
