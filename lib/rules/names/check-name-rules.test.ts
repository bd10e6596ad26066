import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { checkNameRules } from '#lib/rules/names/check-name-rules';

const jurisdictions = loadJurisdictions();

function rulesOf(code: string): JurisdictionRules {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return rules;
}

function check(
  code: string,
  name: string,
  more: { homeDesignators?: string[]; professional?: boolean } = {},
) {
  const { homeDesignators, professional = false } = more;
  return checkNameRules({
    rules: rulesOf(code),
    name,
    entityType: professional ? 'professional_llc' : 'llc',
    ...(homeDesignators && { homeDesignators }),
  });
}

test.each([...jurisdictions.keys()])('%s accepts a plain name with LLC, L.L.C. or the full words', (code) => {
  const names = ['Northwind Freight LLC', 'Northwind Freight, llc', 'NORTHWIND Limited Liability Company'];
  for (const name of names) expect(check(code, name)).toEqual({ conflicts: [], warnings: [] });
});

describe('the designator', () => {
  test('must be in the name as a separate word', () => {
    for (const name of ['Northwind Freight', 'Northwind Collcraft', 'Northwind Freight, Inc.']) {
      expect(check('US-TX', name).conflicts[0]?.detail).toMatch(/^Texas asks for one of these in the name: /);
    }
  });

  test.each([...jurisdictions.keys()])(
    'that is missing in %s is asked for in a sentence with one period',
    (code) => {
      expect(check(code, 'Northwind Freight').conflicts[0]?.detail).toMatch(/[^.]\.$/);
    },
  );

  test('is found without regard to punctuation, capitals and abbreviation', () => {
    for (const name of [
      'Northwind l.l.c.',
      'Northwind L L C',
      'Northwind Ltd. Co.',
      'Northwind Limited Co',
    ]) {
      expect(check('US-TX', name).conflicts).toEqual([]);
    }
  });

  test('of the home state is enough only where the state lets a foreign LLC keep its own', () => {
    const homeDesignators = ['Limited'];
    expect(check('US-TN', 'Northwind Limited', { homeDesignators }).conflicts).toEqual([]);
    expect(check('US-NY', 'Northwind Limited', { homeDesignators }).conflicts).toHaveLength(1);
  });

  test('is not a whole name', () => {
    for (const name of ['LLC', 'L. L. C.', '“Limited Liability Company”', '— LLC']) {
      expect(check('US-TX', name).conflicts[0]?.detail).toBe(
        'A designator is not a whole name. Add the company’s own name before it.',
      );
    }
    for (const name of ['A LLC', '7 LLC', 'The LLC']) expect(check('US-TX', name).conflicts).toEqual([]);
  });

  test.each([...jurisdictions.values()])('ends the name where the rules say so: $name', (rules) => {
    const says = /must end with the designator/.test(rules.name_rules.standard_note ?? '');
    const { conflicts } = check(rules.code, 'Northwind LLC of the North');
    expect(conflicts.map(({ detail }) => detail)).toEqual(
      says ? [expect.stringContaining('asks for one of these at the end of the name: ')] : [],
    );
    expect(check(rules.code, 'Northwind Limited Liability Company, LLC').conflicts).toEqual([]);
  });

  test('of a professional company may be PLLC', () => {
    expect(check('US-TX', 'Northwind Law PLLC', { professional: true }).conflicts).toEqual([]);
    expect(check('US-TX', 'Northwind Law PLLC').conflicts).toHaveLength(1);
  });
});

describe('a restricted word', () => {
  test('that is prohibited is a conflict', () => {
    expect(check('US-TX', 'Olympic Freight LLC').conflicts[0]?.detail).toContain('does not allow “Olympic”');
    expect(check('US-LA', 'Acme d/b/a Northwind LLC').conflicts).not.toEqual([]);
  });

  test('that needs an approval is a warning', () => {
    const { conflicts, warnings } = check('US-TX', 'First Bank Freight LLC');
    expect(conflicts).toEqual([]);
    expect(warnings[0]?.detail).toContain('only with an approval');
  });

  test('that needs an approval is found in the plural, and the warning names the office on record', () => {
    expect(check('US-GA', 'Northwind Banks LLC').warnings).toMatchObject([
      { word: 'bank', office: 'Department of Banking and Finance' },
    ]);
    expect(check('US-TX', 'Northwind Insurances LLC').warnings).toMatchObject([
      { word: 'insurance', office: 'the state’s regulator' },
    ]);
    expect(check('US-TX', 'Northwind Universities LLC').warnings).toMatchObject([{ word: 'university' }]);
  });

  test('that is prohibited is not a conflict in the plural, which may be a different word', () => {
    expect(check('US-LA', 'Marine Corps Outfitters LLC').conflicts).toEqual([]);
  });

  test('inside another word, or inside the designator, is neither', () => {
    expect(check('US-TX', 'Riverbank Trusted LLC')).toEqual({ conflicts: [], warnings: [] });
    expect(check('US-ND', 'Northwind Limited Liability Company')).toEqual({ conflicts: [], warnings: [] });
    expect(check('US-ND', 'Northwind Company LLC').conflicts).toHaveLength(1);
  });
});

describe('a sign that no state’s record can hold', () => {
  test.each([
    ['Northwind 🚀 Freight LLC', '🚀'],
    ['חברת הצפון LLC', 'חברת'],
    ['Северный ветер LLC', 'Северный'],
    ['🇺🇸 Freight LLC', '🇺'],
  ])('is a conflict: %s', (name, sign) => {
    expect(check('US-TX', name).conflicts).toEqual([
      { kind: 'rule', name, detail: expect.stringContaining(`Remove “${sign}”`) },
    ]);
  });

  test.each([
    ['a zero-width space, which would split a prohibited word', 'Olym\u200bpic Freight LLC', 'U+200B'],
    ['a soft hyphen', 'North\u00adwind LLC', 'U+00AD'],
    ['a word joiner', 'North\u2060wind LLC', 'U+2060'],
    ['a variation selector', 'Northwind\ufe0f LLC', 'U+FE0F'],
  ])('is a character that cannot be seen: %s', (_, name, code) => {
    expect(check('US-TX', name).conflicts).toEqual([
      { kind: 'rule', name, detail: `The name has a character that cannot be seen, ${code}. Remove it.` },
    ]);
  });

  test.each([
    ['a bold letter', '𝐍orthwind LLC', '𝐍', 'N'],
    ['full-width letters', 'Ｎorthwind LLC', 'Ｎ', 'N'],
    ['a full-width digit', '３M Freight LLC', '３', '3'],
  ])('is a letter or digit in a form of its own: %s', (_, name, sign, plain) => {
    expect(check('US-TX', name).conflicts).toEqual([
      {
        kind: 'rule',
        name,
        detail: `Write “${plain}” instead of “${sign}”: the records of the states hold plain letters and digits.`,
      },
    ]);
  });

  test('is no accent, digit, fraction, ʻokina or mark of trade', () => {
    const name = 'Café Ñandú № 4½ ʻOhana™ & Söhne @ “9th/10th” + Co. #1 LLC';
    expect(check('US-TX', name).conflicts).toEqual([]);
  });
});
