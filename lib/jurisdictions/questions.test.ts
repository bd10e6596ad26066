import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { describeFields } from '#lib/rules/requirement/describe-fields';

const types = ['foreign_qualification', 'formation'] as const;
const operations = [...loadJurisdictions().values()].flatMap((rules) =>
  types.map((type) => ({ rules, type, code: rules.code })),
);

describe.each(operations)('$code, $type', ({ rules, type }) => {
  test('offers its speeds from the cheapest to the dearest', () => {
    const prices = rules[type].expedited_tiers.map(({ amount }) => amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('asks how the company is managed before who manages it', () => {
    const names = describeFields(rules, type).map(({ name }) => name);
    const people = names.findIndex((name) => name.endsWith('governing_persons'));
    if (people >= 0) expect(names.indexOf('management_structure')).toBeLessThan(people);
  });

  test('requires the address of the people whose address it asks for, and of no others', () => {
    for (const { name, description, shape, inner_required: inner = [], common } of describeFields(
      rules,
      type,
    )) {
      if (common && !name.endsWith('governing_persons')) continue;
      if (shape !== 'party' && shape !== 'governing_person') continue;
      expect(inner.includes('address'), name).toBe(/\baddress/i.test(description));
    }
  });
});
