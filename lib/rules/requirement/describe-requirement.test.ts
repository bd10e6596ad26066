import { describe, expect, test } from 'vitest';
import { Requirement } from '#lib/contract/requirement';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';

const jurisdictions = loadJurisdictions();
const types = ['foreign_qualification', 'formation'] as const;
const everyState = [...jurisdictions.values()].flatMap((rules) =>
  types.map((type) => ({ rules, type, code: rules.code })),
);

function describeState(code: string) {
  const rules = jurisdictions.get(code);
  if (rules === undefined) throw new Error(`no rules for ${code}`);
  return describeRequirement(rules, 'foreign_qualification');
}

function field(code: string, name: string) {
  return describeState(code).fields.find((candidate) => candidate.name === name);
}

describe.each(everyState)('$code, $type', ({ rules, type }) => {
  const requirement = Requirement.parse(describeRequirement(rules, type));
  const names = requirement.fields.map((candidate) => candidate.name);

  test('has every field of the state and every common one, once', () => {
    const own = rules[type].fields.map((rule) => rule.name);
    expect(names).toEqual(
      expect.arrayContaining([...own, 'contact', 'email', 'principal_address', 'registered_agent']),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('has the shape of every object and list, and a label for every field', () => {
    for (const candidate of requirement.fields) {
      if (candidate.type === 'object' || candidate.type === 'list') expect(candidate.shape).toBeDefined();
      expect(candidate.label).toMatch(/^[A-Z]/);
    }
  });

  test('writes the name of the state in its labels as the state does', () => {
    for (const { label } of requirement.fields) {
      if (label.toLowerCase().includes(rules.name.toLowerCase())) expect(label).toContain(rules.name);
    }
  });

  test('requires nothing that it asks for only where there is one', () => {
    for (const { required, description } of requirement.fields) {
      if (/\bif (any|there is one)\b|\b(skip|leave blank)\b/i.test(description)) expect(required).toBe(false);
    }
  });

  test('asks for a yes or no only what one can answer', () => {
    for (const { type: answer, description } of requirement.fields) {
      if (answer === 'boolean') expect(description).not.toMatch(/\bwhich\b/i);
    }
  });

  test('asks about a registered agent only if one is named', () => {
    const questions = requirement.fields.filter((candidate) =>
      /^(agent_|registered_agent_)/.test(candidate.name),
    );
    for (const question of questions) {
      expect(question.when).toEqual({ field: 'registered_agent', present: true });
    }
  });
});

test.each(everyState.filter(({ type }) => type === 'formation'))(
  'a formation in $code does not speak of a registration',
  ({ rules, type }) => {
    const { fields } = describeRequirement(rules, type);
    const described = fields.find(({ name }) => name === 'effective_date')?.description ?? '';
    expect(described).not.toMatch(/regist/);
  },
);

test('a state’s own field replaces the common one', () => {
  expect(field('US-TX', 'purpose')).toMatchObject({ common: true, required: true, section: 'company' });
  expect(field('US-TX', 'purpose')?.sources.length).toBeGreaterThan(0);
  expect(field('US-CA', 'purpose')).toBeUndefined();
});

test('a mailing address has the state’s description, and stays optional', () => {
  expect(field('US-FL', 'mailing_address')).toMatchObject({
    required: false,
    description: expect.stringContaining('may equal the principal office'),
  });
});

test('an effective date is offered only if the record says that the state accepts one', () => {
  expect(field('US-TX', 'effective_date')?.description).toContain('up to 90 days ahead');
  expect(field('US-VA', 'effective_date')).toBeUndefined();
  expect(field('US-NY', 'effective_date')).toBeUndefined();
});

test('governing persons have the condition and the minimum number', () => {
  expect(describeState('US-TX').governing_persons).toEqual({ required: true, min: 1 });
  expect(describeState('US-MA').governing_persons).toEqual({ required: false, min: 1 });
  expect(describeState('US-CA').governing_persons).toEqual({ required: false, min: 0 });
  expect(field('US-TX', 'governing_persons')?.inner_required).toEqual(['address']);
  expect(field('US-WA', 'governing_persons')?.inner_required).toEqual([]);
});
