import { expect, test } from 'vitest';
import { stateNames } from '#lib/rules/state-names';
import { theState, theStateFirst } from '#lib/rules/the-state';

test('only the District has an article in a sentence', () => {
  const names = Object.values(stateNames);
  expect(names.map(theState).filter((name) => !names.includes(name as never))).toEqual([
    'the District of Columbia',
  ]);
});

test('at the beginning of a sentence the article has a capital', () => {
  expect(theStateFirst('District of Columbia')).toBe('The District of Columbia');
  expect(theStateFirst('Texas')).toBe('Texas');
});
