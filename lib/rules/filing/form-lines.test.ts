import { describe, expect, test } from 'vitest';
import { formItems } from '#lib/jurisdictions/form-items';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { formLines } from '#lib/rules/filing/form-lines';

const states = loadJurisdictions();
const person = {
  name: { type: 'person', first: 'Maria', last: 'Okafor' },
  role: 'manager',
  address: {
    street_line_1: '211 E 7th St',
    city: 'Austin',
    region: 'TX',
    postal_code: '78701',
    country: 'US',
  },
};

function rulesOf(code: string): JurisdictionRules {
  const rules = states.get(code);
  if (!rules) throw new Error(`no rules for ${code}`);
  return rules;
}

function linesOf(code: string, submission: Record<string, unknown>) {
  const facts = { submission, accepted: {}, record: {}, agent: null, filenames: new Map() };
  return formLines(rulesOf(code), 'formation', formItems(code, 'formation'), facts);
}

describe('the lines of a formation', () => {
  test('have the first governing persons where the form of Texas asks for its governing authority', () => {
    const lines = linesOf('US-TX', { initial_governing_persons: [person] });
    expect(lines.find(({ item }) => item === '3')?.value).toBe(
      'Maria Okafor\nManager\n211 E 7th St\nAustin, TX 78701',
    );
  });

  test('have no application for an EIN where the form of Massachusetts asks for the number', () => {
    const lines = linesOf('US-MA', { ein: { reason: 'started_new_business', responsible_party: person } });
    expect(lines.find(({ item }) => item === '1')?.value).toBeNull();
  });

  test('have a chosen answer in words', () => {
    const lines = linesOf('US-TX', { management_structure: 'manager_managed' });
    expect(lines.find(({ field }) => field === 'management_structure')?.value).toBe('Manager managed');
  });
});
