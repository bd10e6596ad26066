import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { checkNameRules } from '#lib/rules/names/check-name-rules';

const states = [...loadJurisdictions().values()];

describe.each(states)('the words with a rule of $name', (rules) => {
  const words = rules.name_rules.restricted_words;

  test('are each found in a name that has them', () => {
    for (const { word, rule, only_with } of words) {
      const name = `Zyx ${word} ${only_with?.[0] ?? 'Wvu'} Freight LLC`;
      const { conflicts, warnings } = checkNameRules({ rules, name, entityType: 'llc' });
      const found = (rule === 'prohibited' ? conflicts : warnings).map(({ detail }) => detail);
      expect(found.filter((detail) => detail.includes(`“${word}”`))).not.toEqual([]);
      expect(found.join(' ')).not.toMatch(/(?<!\bthe )District of Columbia/i);
    }
  });

  test('have an entry each: a word that only a note named would not be looked for', () => {
    const named = words.filter(({ note }) => /\balso\b|\bany two\b|\babbreviations\b/i.test(note ?? ''));
    expect(named).toEqual([]);
    const all = words.map(({ word, rule, only_with }) => JSON.stringify([word, rule, only_with]));
    expect(new Set(all).size).toBe(all.length);
  });

  test('name the office that approves them once', () => {
    const twice = words.filter(
      ({ office, note }) => office && note?.toLowerCase().includes(office.toLowerCase()),
    );
    expect(twice).toEqual([]);
    const elsewhere = words.filter(
      ({ office, note }) => !office && /\b(approval|consent) of the\b/.test(note ?? ''),
    );
    expect(elsewhere.map(({ word }) => word)).toEqual(rules.code === 'US-FL' ? ['bancorp'] : []);
  });
});

test('Washington refuses two of its banking words together, and not one alone', () => {
  const washington = states.filter(({ code }) => code === 'US-WA');
  const conflicts = (name: string) =>
    washington.flatMap((rules) => checkNameRules({ rules, name, entityType: 'llc' }).conflicts);
  for (const name of ['Energy Savings Partners LLC', 'Rainier Home LLC', 'Industrial Freight LLC']) {
    expect(conflicts(name), name).toEqual([]);
  }
  for (const name of ['Home and Loan Partners LLC', 'Loan Industrial LLC', 'Building Society Freight LLC']) {
    expect(conflicts(name), name).toHaveLength(1);
  }
});
