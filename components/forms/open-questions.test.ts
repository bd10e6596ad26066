import { expect, test } from 'vitest';
import { openQuestions } from '#components/forms/open-questions.ts';

const field = (name: string) => ({ name, type: 'string' as const, description: name, required: true });
const none = { faults: [], refused: [], notes: {} };
const counted = (given: Partial<Parameters<typeof openQuestions>[0]>) =>
  openQuestions({ shown: [field('county'), field('purpose')], ...none, ...given }).map(
    ({ name, isWrong }) => `${name} ${isWrong ? 'wrong' : 'missing'}`,
  );

test('an empty answer is missing, and one that cannot be sent is wrong', () => {
  expect(counted({})).toEqual([]);
  expect(counted({ faults: [{ path: ['county'], message: 'Enter it.', required: true }] })).toEqual([
    'county missing',
  ]);
  expect(counted({ faults: [{ path: ['county', 'region'], message: 'Not there.' }] })).toEqual([
    'county wrong',
  ]);
});

test('a question with a missing part and a wrong one counts once, as wrong', () => {
  const faults = [
    { path: ['county', 'city'], message: 'Enter the city.', required: true },
    { path: ['county', 'region'], message: 'Not there.' },
  ];
  expect(counted({ faults })).toEqual(['county wrong']);
});

test('whatever is marked as wrong at its question is counted', () => {
  expect(counted({ refused: ['purpose'] })).toEqual(['purpose wrong']);
  expect(counted({ notes: { county: { isRefused: true } } })).toEqual(['county wrong']);
});

test('an empty answer is missing, also where its fault is shown', () => {
  const faults = [{ path: ['county'], message: 'Enter it.', required: true }];
  expect(counted({ faults, refused: ['county'] })).toEqual(['county missing']);
});
