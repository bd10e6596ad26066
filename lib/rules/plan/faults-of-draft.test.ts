import { expect, test } from 'vitest';
import { nameFaults } from '#lib/rules/plan/faults-of-draft';

const detail = '“Acme LLC” is not distinguishable from ACME LLC, which is on record in Ohio.';
const refused = {
  type: 'https://statehouse.example/problems/name_not_available',
  title: 'The name is not available',
  status: 400,
  detail: 'The name cannot be used in Ohio.',
  instance: '/v1/filing',
  request_id: 'r',
  conflicts: [{ kind: 'record' as const, detail }],
};

test.each([
  ['foreign_qualification', '/alternate_name', `${detail} Enter an alternate name.`],
  ['formation', '/entity_name', `${detail} Enter another name.`],
] as const)('%s: a name that is taken is a fault of the question for another one', (type, pointer, said) => {
  expect(nameFaults([refused], type)).toEqual([{ pointer, code: 'name_not_available', detail: said }]);
});

test('other problems are no fault of the name', () => {
  const other = { ...refused, type: 'https://statehouse.example/problems/already_registered' };
  expect(nameFaults([other], 'formation')).toEqual([]);
});
