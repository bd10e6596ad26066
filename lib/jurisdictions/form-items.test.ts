import { describe, expect, test } from 'vitest';
import { formItems } from '#lib/jurisdictions/form-items';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { describeFields } from '#lib/rules/requirement/describe-fields';

const types = ['foreign_qualification', 'formation'] as const;
const forms = [...loadJurisdictions().keys()].flatMap((code) =>
  types.flatMap((type) => {
    const form = formItems(code, type);
    return form ? [{ code, type, form }] : [];
  }),
);
const factsOfRecord = [
  'legal_name',
  'entity_type',
  'formation_jurisdiction',
  'formation_date',
  'registration_number',
];

describe('the order of a form', () => {
  test('is known of forty forms in thirty-two states', () => {
    expect([forms.length, new Set(forms.map(({ code }) => code)).size]).toEqual([40, 32]);
  });

  test.each(forms)('$code $type is called primary only where a page of the office was read', ({ form }) => {
    const kinds = form.sources.map(({ kind }) => kind);
    expect(kinds).toContain(form.confidence === 'primary' ? 'official' : 'secondary');
  });

  test.each(forms)('$code $type names only fields that are asked or on record', ({ code, type, form }) => {
    const rules = loadJurisdictions().get(code);
    const asked = rules ? describeFields(rules, type).map(({ name }) => name) : [];
    const named = form.items.flatMap(({ field }) => field ?? []);
    expect(named.filter((name) => ![...asked, ...factsOfRecord].includes(name))).toEqual([]);
  });
});
