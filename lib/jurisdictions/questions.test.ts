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

  test('asks nothing that another answer has made moot', () => {
    const { fields, fees } = rules[type];
    const unconditional = fields.filter(({ when }) => !when).map(({ name }) => name);
    const follows = [
      ['fictitious_name_resolution', 'alternate_name'],
      ['certificate_of_registration', 'professional_service'],
      ['series_names', 'series_llc'],
      ['series_operating_agreements', 'series_llc'],
      ['members_liable_statement', 'members_liable'],
      ['agent_consent', 'registered_agent'],
      ['agent_consent_document', 'registered_agent'],
      ['registered_agent_county', 'registered_agent'],
      ['registered_agent_email', 'registered_agent'],
      ['registered_agent_qualification', 'registered_agent'],
    ];
    expect(follows.filter(([name = '']) => unconditional.includes(name))).toEqual([]);
    const asked = new Set(fields.map(({ name }) => name));
    for (const { rule } of fees) {
      if (rule.kind === 'per_unit') expect(asked).toContain(rule.field);
      if (rule.kind === 'per_period') expect(asked).toContain(rule.since);
    }
  });
});
