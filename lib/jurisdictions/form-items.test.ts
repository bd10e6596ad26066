import { describe, expect, test } from 'vitest';
import { formItems } from '#lib/jurisdictions/form-items';
import { loadJurisdictions } from '#lib/jurisdictions/load';

const types = ['foreign_qualification', 'formation'] as const;
const forms = [...loadJurisdictions().keys()].flatMap((code) =>
  types.flatMap((type) => {
    const form = formItems(code, type);
    return form ? [{ code, type, form }] : [];
  }),
);

describe('the order of a form', () => {
  test('is known of forty forms in thirty-two states', () => {
    expect([forms.length, new Set(forms.map(({ code }) => code)).size]).toEqual([40, 32]);
  });

  test.each(forms)('$code $type is called primary only where a page of the office was read', ({ form }) => {
    const kinds = form.sources.map(({ kind }) => kind);
    expect(kinds).toContain(form.confidence === 'primary' ? 'official' : 'secondary');
  });
});
