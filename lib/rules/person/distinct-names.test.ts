import { expect, test } from 'vitest';
import { distinctNames } from '#lib/rules/person/distinct-names';

test('people of one name are told apart by their email addresses, and nobody else is', () => {
  const people = [
    { id: 'a', name: 'José García', email: 'jose@example.com' },
    { id: 'b', name: 'Jose Garcia', email: 'jgarcia@example.com' },
    { id: 'c', name: 'Ana Li', email: 'ana@example.com' },
  ];
  expect(distinctNames(people)).toEqual([
    { id: 'a', name: 'José García (jose@example.com)' },
    { id: 'b', name: 'Jose Garcia (jgarcia@example.com)' },
    { id: 'c', name: 'Ana Li' },
  ]);
});
