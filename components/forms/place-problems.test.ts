import { expect, test } from 'vitest';
import { formKey, formPath, readPointer } from '#components/forms/form-key.ts';
import { placeProblems } from '#components/forms/place-problems.ts';

test('a pointer is mapped to its field, in a filing and in a case', () => {
  expect(readPointer('/principal_address/postal_code')).toEqual(['principal_address', 'postal_code']);
  expect(readPointer('/fields/governing_persons/0/name')).toEqual(['governing_persons', '0', 'name']);
  expect(readPointer('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
  expect(readPointer('?limit')).toBeNull();
});

test('a name with dots or brackets is one segment of the form’s path, not two', () => {
  expect(formKey('a.b[0]')).not.toMatch(/[.[\]]/);
  expect(formPath(['governing_persons', 0, 'name'])).toBe('governing_persons.0.name');
});

test('an error without a question keeps its code for the summary', () => {
  const placed = placeProblems(
    [
      { pointer: '/email', code: 'required', detail: 'Enter it.' },
      { pointer: '/jurisdiction', code: 'odd', detail: 'Odd.' },
    ],
    [{ name: 'email' }],
  );
  expect(placed).toEqual([
    { path: 'email', message: 'Enter it.', code: 'required' },
    { path: null, message: 'Odd.', code: 'odd' },
  ]);
});
