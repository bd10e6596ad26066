import { expect, test } from 'vitest';
import { stateNames } from '#lib/rules/state-names';
import { theState } from '#lib/rules/the-state';

test('only the District has an article in a sentence', () => {
  const names = Object.values(stateNames);
  expect(names.map(theState).filter((name) => !names.includes(name as never))).toEqual([
    'the District of Columbia',
  ]);
});
