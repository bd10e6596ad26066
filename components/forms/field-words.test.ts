import { expect, test } from 'vitest';
import { fieldWords } from '#components/forms/field-words';

const hintOf = (description: string, example?: string) =>
  fieldWords({ name: 'activity', type: 'string', required: true, description, example }, undefined).hint;

test('a hint is one or two whole sentences, however the description of its question ends', () => {
  expect(hintOf('In a few words (SS-4, line 17)', 'Freight')).toBe(
    'In a few words (SS-4, line 17). For example: Freight',
  );
  expect(hintOf('What does it sell?', 'Freight')).toBe('What does it sell? For example: Freight');
  expect(hintOf('What it sells. (The state prints it.)')).toBe('What it sells. (The state prints it.)');
  expect(hintOf('What it sells')).toBe('What it sells.');
});
