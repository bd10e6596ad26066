import { expect, test } from 'vitest';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { placeFollowUps, placeQuestions } from '#components/forms/place-questions.ts';

const field = (name: string, rest: Partial<AnswerField> = {}): AnswerField => ({
  ...{ name, type: 'string', description: name, required: true },
  ...rest,
});

const shown = [
  field('email'),
  field('purpose'),
  field('website', { required: false }),
  field('phone', { required: false }),
  field('registered_agent', { type: 'object', required: false }),
];

test('missing and invalid answers come first, known ones are collapsed, the rest is optional', () => {
  const answers = { email: 'a@b.example', website: 'https://b.example' };
  const faulty = new Set(['purpose']);
  expect(placeQuestions({ shown, answers, faulty, asksAll: false })).toEqual({
    email: 'known',
    purpose: 'missing',
    website: 'known',
    phone: 'optional',
    // Without an answer the service acts as the agent, so the question counts as answered.
    registered_agent: 'known',
  });
});

test('an optional question with an invalid answer comes first too', () => {
  const zones = placeQuestions({
    ...{ shown, answers: { website: 'no address' }, asksAll: false },
    faulty: new Set(['website']),
  });
  expect(zones.website).toBe('missing');
});

test('a case asks every required question, also one that has an answer', () => {
  const answers = { email: 'a@b.example', website: 'https://b.example' };
  const zones = placeQuestions({ shown, answers, faulty: new Set(), asksAll: true });
  expect([zones.email, zones.website, zones.phone]).toEqual(['missing', 'known', 'optional']);
});

test('a conditional question is placed below its answer, and the others stay', () => {
  const zones = { series: 'known', email: 'missing' } as const;
  const next = placeFollowUps(zones, [
    field('series', { type: 'boolean' }),
    field('series_names', { when: { field: 'series', equals: true } }),
    field('series_count', { when: { field: 'series_names', present: true }, required: false }),
    field('email'),
  ]);
  expect(next).toEqual({ ...zones, series_names: 'known', series_count: 'known' });
});
