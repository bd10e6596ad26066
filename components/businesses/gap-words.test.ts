import { expect, test } from 'vitest';
import { canBeFilled, gapWords } from '#components/businesses/gap-words.ts';

const date = { field: 'formation_date', detail: 'Add the day on which the home state formed the company.' };
const owners = { field: 'owners', detail: 'Add at least one owner.' };
const type = { field: 'entity_type', detail: 'Only LLCs can be qualified in other states yet.' };

test('gaps are named in a few words, one after another', () => {
  expect(gapWords([date, owners])).toBe('Formation date, owners');
});

test('a gap that the person cannot fill says why, and is listed separately', () => {
  expect(gapWords([type])).toBe('Only LLCs can be qualified in other states yet');
  expect(canBeFilled([date, type])).toBe(false);
  expect(canBeFilled([date, owners])).toBe(true);
});
