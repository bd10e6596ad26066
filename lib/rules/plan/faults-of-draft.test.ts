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
  ['foreign_qualification', 'alternate_name', 'Enter an alternate name.'],
  ['foreign_qualification', 'name_consent_letter', 'Attach the letter that lets you use the name.'],
  ['formation', 'entity_name', 'Enter another name.'],
] as const)('%s: a name that is taken is a fault of %s', (type, name, cure) => {
  expect(nameFaults([refused], type, [{ name: 'purpose' }, { name }])).toEqual([
    { pointer: `/${name}`, code: 'name_not_available', detail: `${detail} ${cure}` },
  ]);
});

test('a name that is taken is no fault of a question that the state does not ask', () => {
  expect(nameFaults([refused], 'foreign_qualification', [{ name: 'purpose' }])).toEqual([]);
});

test('no letter of consent cures a name that breaks a rule', () => {
  const broken = { ...refused, conflicts: [{ kind: 'rule' as const, detail }] };
  expect(nameFaults([broken], 'foreign_qualification', [{ name: 'name_consent_letter' }])).toEqual([]);
});

test('other problems are no fault of the name', () => {
  const other = { ...refused, type: 'https://statehouse.example/problems/already_registered' };
  expect(nameFaults([other], 'formation', [])).toEqual([]);
});
