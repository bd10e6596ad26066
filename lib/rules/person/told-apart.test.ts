import { expect, test } from 'vitest';
import { toldApart } from '#lib/rules/person/told-apart';

test('people of one name are told apart by their email addresses, and nobody else is', () => {
  const people = [
    { id: 'a', name: 'José García', email: 'jose@example.com' },
    { id: 'b', name: 'Jose Garcia', email: 'jgarcia@example.com' },
    { id: 'c', name: 'Ana Li', email: 'ana@example.com' },
  ];
  expect(toldApart(people)).toEqual([
    { id: 'a', name: 'José García (jose@example.com)' },
    { id: 'b', name: 'Jose Garcia (jgarcia@example.com)' },
    { id: 'c', name: 'Ana Li' },
  ]);
});
