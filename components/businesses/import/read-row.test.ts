import { expect, test } from 'vitest';
import { guessColumns } from '#components/businesses/import/import-columns.ts';
import { readRow } from '#components/businesses/import/read-row.ts';

const header = ['Company', 'Home state'];
const read = (state: string) =>
  readRow(
    { row: 2, cells: ['Acme Freight, LLC', state] },
    header,
    ['legal_name', 'formation_jurisdiction'],
    'llc',
  );

test.each(['Texas', 'tx', 'US-TX', ' TX'])('the home state %j is read as Texas', (typed) => {
  expect(read(typed)).toMatchObject({ record: { formation_jurisdiction: 'US-TX' }, faults: [] });
});

test('what is no state is named as it was typed, with what to enter', () => {
  const { record, faults } = read('Atlantis');
  expect(record).not.toHaveProperty('formation_jurisdiction');
  expect(faults).toEqual([
    {
      pointer: '/formation_jurisdiction',
      code: 'invalid_format',
      detail:
        '“Atlantis” is not a state. Enter the name or the two letters of a state, for example Texas or TX.',
    },
  ]);
});

test.each([
  ['Limited liability company', 'llc'],
  ['constructor', 'constructor'],
])('the entity type %j is read as %j', (typed, entity_type) => {
  const row = { row: 2, cells: ['Acme Freight, LLC', typed] };
  const { record } = readRow(row, ['Company', 'Type'], ['legal_name', 'entity_type'], 'llc');
  expect(record).toMatchObject({ entity_type });
});

const ownerHeader = ['Owner first name', 'Owner last name', 'Owner company', 'Ownership percent'];
const readOwner = (...cells: string[]) =>
  readRow({ row: 2, cells }, ownerHeader, guessColumns(ownerHeader), 'llc');

test.each([
  [['Maria', 'Okafor', '', '60%'], { type: 'person', first: 'Maria', last: 'Okafor' }, 60],
  [['', '', 'Okafor Holdings, LLC', '12.5'], { type: 'entity', entity_name: 'Okafor Holdings, LLC' }, 12.5],
])('the owner %j is read', (cells, name, ownership_percent) => {
  const { record, faults } = readOwner(...cells);
  expect([record.owners, faults]).toEqual([[{ name, ownership_percent }], []]);
});

test('an owner who is a person and a company is refused, and a row without an owner has none', () => {
  expect(readOwner('Maria', 'Okafor', 'Okafor Holdings, LLC', '').faults).toMatchObject([
    { pointer: '/owners/0/name/entity_name' },
  ]);
  expect(readOwner('', '', '', '').record).not.toHaveProperty('owners');
});
