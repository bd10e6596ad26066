import { expect, test } from 'vitest';
import { refusedNotes } from '#components/cases/refused-notes.ts';

const field = (name: string, type: 'string' | 'document' = 'string') => ({
  ...{ name, type, description: name, required: true },
});
const item = {
  response: { fields: { county: 'Maricopa' } },
  review: { outcome: 'needs_response' as const, reason: 'Maricopa is in Arizona.', at: '' },
};
const refused = { county: ['Pima', 'Maricopa'], certificate: ['document'] };

test('an answer that came back says so, with what was wrong, until it is changed', () => {
  const questions = [field('county')];
  expect(refusedNotes({ item, refused, questions, answers: { county: 'Maricopa' } })).toEqual({
    county: 'This answer came back: Maricopa is in Arizona.',
  });
  expect(refusedNotes({ item, refused, questions, answers: { county: 'Los Angeles' } })).toEqual({});
});

test('what was submitted and is asked again says so', () => {
  expect(refusedNotes({ item, refused, questions: [field('county')], answers: { county: 'Pima' } })).toEqual({
    county: 'You sent this, and the state asks for it again.',
  });
});

test('a document says so itself, where it is chosen', () => {
  const questions = [field('certificate', 'document')];
  expect(refusedNotes({ item, refused, questions, answers: { certificate: 'document' } })).toEqual({});
});
