import { describe, expect, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { ownQuestions } from '#lib/rules/requirement/own-questions';

const states = [...loadJurisdictions().values()];
const namesIn = (code: string) =>
  states
    .filter((rules) => rules.code === code)
    .flatMap((rules) => ownQuestions(describeRequirement(rules, 'foreign_qualification')))
    .map(({ name }) => name);

test('a question that only some states ask is their own, though the interface has one member for it', () => {
  // Texas cites a law for it, Washington asks without one, and California does not ask.
  for (const code of ['US-TX', 'US-WA']) expect(namesIn(code)).toContain('purpose');
  expect(namesIn('US-WA')).toContain('governing_persons');
  expect(namesIn('US-CA')).not.toContain('purpose');
});

test('what every state asks in the same way is not', () => {
  expect(namesIn('US-TX')).not.toContain('email');
  expect(namesIn('US-TX')).not.toContain('contact');
});

describe.each(states)('$code', (rules) => {
  test('no required question is missing beyond what every state asks', () => {
    const requirement = describeRequirement(rules, 'foreign_qualification');
    const own = new Set(ownQuestions(requirement).map(({ name }) => name));
    const others = requirement.fields.filter(({ name, required }) => required && !own.has(name));
    expect(others.map(({ name }) => name).toSorted()).toEqual(['contact', 'email', 'principal_address']);
  });
});
