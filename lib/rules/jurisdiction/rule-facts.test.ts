import { describe, expect, test } from 'vitest';
import type { PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { ruleFacts } from '#lib/rules/jurisdiction/rule-facts';

const jurisdictions = loadJurisdictions();

function feesOf(code: string, change: Partial<PerPeriodRule> = {}): string[] {
  const rules = structuredClone(jurisdictions.get(code));
  if (!rules) throw new Error(`${code} is not there.`);
  for (const { rule } of rules.foreign_qualification.fees)
    if (rule.kind === 'per_period') Object.assign(rule, change);
  return ruleFacts(rules, '2026-11-28')
    .filter(({ area, type }) => area === 'fee' && type === 'foreign_qualification')
    .map(({ value }) => value);
}

describe('the words of a fee', () => {
  test.each([
    ['US-MS', '10.00 USD for each day, at most 1,000.00 USD for each year. '],
    ['US-TN', '50.00 USD for each member, the first 6 free, at most 2,700.00 USD. '],
    [
      'US-TN',
      '3 times “State filing fee” and “Fee for members above the minimum” for each year, at least 900.00 USD, at most 9,000.00 USD for each year. ',
    ],
    ['US-TX', '750.00 USD for each calendar year, after 90 days. '],
    ['US-IL', '100.00 USD for each month, counted after 60 days. '],
    ['US-MD', '200.00 USD once, at most 200.00 USD. '],
  ])('say in %s what it is', (code, words) => {
    expect(feesOf(code).filter((value) => value.startsWith(words))).toHaveLength(1);
  });

  const thrice = { times: 3, lines: ['filing'] };
  test.each<[Partial<PerPeriodRule>, Partial<PerPeriodRule>]>([
    [{}, { counting: 'elapsed' }],
    [{}, { excludes_current: true }],
    [{}, { from: 'end_of_grace' }],
    [{ max: 9000 }, { max: 9000, max_per: 'year' }],
    [{ multiple_of: thrice }, { multiple_of: { ...thrice, max_per_period: 800 } }],
    [{ multiple_of: thrice }, { multiple_of: thrice, amount: 1 }],
  ])('are others where the rule changes from %j to %j', (before, after) => {
    expect(feesOf('US-TX', after)).not.toEqual(feesOf('US-TX', before));
  });
});

describe('the words of the other rules', () => {
  const said = (code: string) => {
    const rules = jurisdictions.get(code);
    return rules ? ruleFacts(rules, '2026-11-28') : [];
  };

  test.each([...jurisdictions.keys()])(
    'are plain in %s, without names and conditions of the data',
    (code) => {
      const wrong = said(code).filter(({ value, subject }) =>
        /[a-z]_[a-z]|[{}]|\b(?:[02-9]|\d\d+) (?:hour|business day|day)\b|, 0 days/.test(
          `${subject}: ${value}`,
        ),
      );
      expect(wrong.map(({ subject, value }) => `${subject}: ${value}`)).toEqual([]);
    },
  );

  test('say when a question is asked, and by when a speed is done', () => {
    const words = ['US-MA', 'US-MT', 'US-IA'].flatMap((code) => said(code).map(({ value }) => value));
    expect(
      words.filter((value) => value.endsWith('Asked only if “Management” is Manager managed')),
    ).not.toEqual([]);
    expect(words.filter((value) => value.endsWith('Asked only if “Series LLC” is yes'))).not.toEqual([]);
    expect(words).toContain('50.00 USD, 2 business days');
    expect(words).toContain('yes, up to 90 days ahead');
  });

  test('name the questions that only some states ask, though the interface has a member for them', () => {
    const subjects = said('US-TX').map(({ subject }) => subject);
    for (const label of ['Governing persons', 'Purpose']) expect(subjects).toContain(`Question “${label}”`);
    expect(subjects).not.toContain('Question “Effective date”');
  });
});
