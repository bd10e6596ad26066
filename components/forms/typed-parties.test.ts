import { expect, test } from 'vitest';
import { typedAddresses, typedParties } from '#components/forms/typed-parties.ts';

const fields = [
  {
    name: 'organizers',
    type: 'list' as const,
    shape: 'party' as const,
    description: 'Organizers',
    required: true,
  },
  { name: 'filer', type: 'object' as const, shape: 'party' as const, description: 'Filer', required: true },
];
const maria = { type: 'person', first: 'Maria', last: 'Okafor' };
const office = { street_line_1: '1700 Lincoln Street', city: 'Denver', region: 'CO', postal_code: '80203' };

test('every person in the answers is offered once, with the first question that names them', () => {
  const ruth = { name: 'Ruth Abara', party: { name: {} }, where: 'responsible party' };
  const answers = { organizers: [{ name: maria, address: office }], filer: { name: maria } };
  const parties = typedParties(fields, answers, [ruth]);
  expect(parties.map(({ name, where }) => [name, where])).toEqual([
    ['Maria Okafor', 'entered under “Organizers”'],
    ['Ruth Abara', 'responsible party'],
  ]);
});

test('a name that is still being typed is not offered', () => {
  const filer = { name: { type: 'person', first: 'Mar' } };
  expect(typedParties(fields, { organizers: [{ name: { type: 'entity' } }], filer })).toEqual([]);
});

test('complete addresses are offered once, without references', () => {
  const party = (address: unknown) => ({ name: '', where: '', party: { address } });
  const known = [
    party(office),
    party(office),
    party({ same_as: 'principal_address' }),
    party({ city: 'Denver' }),
  ];
  expect(typedAddresses(known).map(({ lines }) => lines)).toEqual(['1700 Lincoln Street, Denver, CO 80203']);
});
