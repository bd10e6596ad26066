import { expect, test } from 'vitest';
import { ownerOptions, possibleOwners } from '#components/lists/colleague.ts';

const dana = { id: 'a', name: 'Dana Whitfield' };
const sam = { id: 'b', name: 'Sam Ortiz' };

test.each([
  ['nobody', null],
  ['a colleague', sam],
])('the possible owners of what belongs to %s are the viewer and the colleagues', (_, owner) => {
  expect(possibleOwners([dana, sam], owner)).toEqual([
    { value: 'a', label: 'Dana Whitfield (you)' },
    { value: 'b', label: 'Sam Ortiz' },
  ]);
});

test('an owner who is suspended stays the owner until another is chosen', () => {
  expect(possibleOwners([dana], sam)).toEqual([
    { value: 'a', label: 'Dana Whitfield (you)' },
    { value: 'b', label: 'Sam Ortiz' },
  ]);
});

test.each([
  ['', ['', 'Team']],
  ['me', ['me', 'Mine']],
  ['a', ['a', 'Mine']],
  ['b', ['b', 'Sam Ortiz']],
  ['left', ['left', 'Inactive member']],
])('a list that shows the rows of “%s” says whose they are', (chosen, shown) => {
  const options = [{ value: '', label: 'Team' }, ...ownerOptions([dana, sam], chosen)];
  const found = options.filter(({ value }) => value === chosen);
  expect(found.map(({ value, label }) => [value, label])).toEqual([shown]);
});
