import { expect, test } from 'vitest';
import { guessColumns, templateColumns } from '#components/businesses/import/import-columns.ts';
import { placeRows } from '#components/businesses/import/place-rows.ts';
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

test('an address is read as people type its parts', () => {
  const targets = ['principal_address.region', 'principal_address.postal_code'];
  const row = { row: 2, cells: ['D.C.', '200011234'] };
  expect(readRow(row, ['State', 'Zip'], targets, 'llc').record).toMatchObject({
    principal_address: { region: 'DC', postal_code: '20001-1234' },
  });
});

test.each([
  ['MA', '2108', '02108'],
  ['new jersey', '7102', '07102'],
  ['CT', '6103-1234', '06103-1234'],
  ['ME', '41011234', '04101-1234'],
  ['MA', '02108', '02108'],
  // Other states have no such ZIP code, or not only such ones.
  ['NY', '6390', '6390'],
  ['TX', '7870', '7870'],
  ['MA', '210', '210'],
])('the ZIP code of %s that a spreadsheet saved as %s is %s', (state, saved, zip) => {
  const targets = ['mailing_address.postal_code', 'mailing_address.region'];
  const { record } = readRow({ row: 2, cells: [saved, state] }, ['Zip', 'State'], targets, 'llc');
  expect(record).toMatchObject({ mailing_address: { postal_code: zip } });
});

test('a ZIP code of another country stays as it was typed', () => {
  const targets = ['region', 'postal_code', 'country'].map((part) => `principal_address.${part}`);
  const { record } = readRow(
    { row: 2, cells: ['MA', '2108', 'MX'] },
    ['State', 'Zip', 'Country'],
    targets,
    'llc',
  );
  expect(record).toMatchObject({ principal_address: { postal_code: '2108' } });
});

test('a cell of several lines is one, except for a purpose and for data of your own', () => {
  const targets = ['legal_name', 'principal_address.street_line_1', 'purpose', 'metadata'];
  const cells = ['Acme\nFreight, LLC', '1209 Orange Street\r\nSuite 400', 'One\ntwo', 'Three\nfour'];
  expect(
    readRow({ row: 2, cells }, ['Name', 'Street', 'Purpose', 'Note'], targets, 'llc').record,
  ).toMatchObject({
    legal_name: 'Acme Freight, LLC',
    principal_address: { street_line_1: '1209 Orange Street Suite 400' },
    purpose: 'One\ntwo',
    metadata: { Note: 'Three\nfour' },
  });
});

test('data of your own stays as it was typed, whatever its column is called', () => {
  const own = ['region', 'postal_code', 'country'];
  const cells = ['Texas', '200011234', 'Germany'];
  expect(readRow({ row: 2, cells }, own, ['metadata', 'metadata', 'metadata'], 'llc').record).toMatchObject({
    metadata: { region: 'Texas', postal_code: '200011234', country: 'Germany' },
  });
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

const readKind = (target: string, typed: string) =>
  readRow({ row: 2, cells: ['Acme Freight, LLC', typed] }, ['Company', 'Kind'], ['legal_name', target], '');

test.each([
  ['entity_type', 'Limited liability company', 'llc'],
  ['entity_type', 'professional_llc', 'professional_llc'],
  ['management_structure', 'Manager-managed', 'manager_managed'],
])('the %s %j is read as %j', (target, typed, value) => {
  expect(readKind(target, typed)).toMatchObject({ record: { [target]: value }, faults: [] });
});

test.each([
  ['entity_type', 'Domestic LLC', 'Use LLC, professional LLC, corporation, or professional corporation.'],
  ['entity_type', 'constructor', 'Use LLC, professional LLC, corporation, or professional corporation.'],
  ['management_structure', 'Managing member', 'Use member-managed or manager-managed.'],
])('the %s %j is named as it was typed, with what to enter', (target, typed, cure) => {
  const { record, faults } = readKind(target, typed);
  expect(record).not.toHaveProperty(target);
  expect(faults).toMatchObject([{ pointer: `/${target}`, detail: expect.stringContaining(`“${typed}”`) }]);
  expect(faults[0]?.detail).toContain(cure);
});

test('what a spreadsheet shows in place of a value is no value', () => {
  const targets = [
    'legal_name',
    'registration_number',
    'principal_address.street_line_2',
    'owners.1.name.first',
  ];
  const read = (cells: string[]) =>
    readRow({ row: 2, cells }, ['Name', 'No', 'Suite', 'Owner'], targets, 'llc');
  const { record, faults } = read(['#NAME?', '#N/A', '########', '#REF!']);
  expect(record).toEqual({ entity_type: 'llc' });
  expect(faults.map(({ pointer }) => pointer)).toEqual([
    '/legal_name',
    '/registration_number',
    '/principal_address/street_line_2',
    '/owners/1/name/first',
  ]);
  expect(read(['#1 Movers, LLC', '#12', '#A', '#N']).faults).toEqual([]);
});

test.each(['43528', '43528.5'])('%s, by which a spreadsheet keeps a date, is named as that', (typed) => {
  const { faults } = readRow({ row: 2, cells: [typed] }, ['Formed'], ['formation_date'], 'llc');
  expect(faults).toMatchObject([
    { pointer: '/formation_date', detail: expect.stringContaining(`“${typed}” is how your spreadsheet`) },
  ]);
});

test('a number that a spreadsheet shortened is not taken for the number of the business, or for the same one', () => {
  const header = ['Company', 'Home state', 'File number'];
  const table = {
    header,
    rows: ['Acme', 'Birch'].map((name, place) => ({ row: place + 2, cells: [name, 'DE', '2.02412E+11'] })),
  };
  const rows = placeRows(table, guessColumns(header), 'llc');
  expect(rows.map(({ outcome, note }) => [outcome, note])).toEqual([
    ['refused', undefined],
    ['refused', undefined],
  ]);
  expect(rows[0]?.errors).toMatchObject([
    { pointer: '/registration_number', detail: expect.stringContaining('“2.02412E+11”') },
  ]);
});

test.each([
  '3/4/2021 0:00',
  '2021-03-04 00:00:00.000',
  '2021-03-04T00:00:00Z',
  '3/4/2021 12:00:00 AM',
  '4-Mar-2021',
])('the date %j is read as a spreadsheet or a database writes it', (typed) => {
  const row = { row: 2, cells: [typed] };
  expect(readRow(row, ['Formed'], ['formation_date'], 'llc')).toMatchObject({
    record: { formation_date: '2021-03-04' },
    faults: [],
  });
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

test.each([
  [
    'numbered',
    ['Owner 1 first name', 'Owner 1 last name', 'Owner 2 company', 'Owner 3: first', 'Owner_3_last'],
  ],
  [
    'numbered at the end',
    ['owner_first_1', 'owner_last_1', 'owner company 2', 'Member first 3', 'Member last 3'],
  ],
  ['repeated', ['Owner first', 'Owner last', 'Owner company 2', 'Owner first 3', 'Owner last 3']],
])('several owners are read from columns that are %s', (_, names) => {
  const read = (...cells: string[]) => readRow({ row: 2, cells }, names, guessColumns(names), 'llc');
  const maria = { name: { type: 'person', first: 'Maria', last: 'Okafor' } };
  const holdings = { name: { type: 'entity', entity_name: 'Okafor Holdings, LLC' } };
  const ines = { name: { type: 'person', first: 'Ines', last: 'Vidal' } };
  expect(read('Maria', 'Okafor', 'Okafor Holdings, LLC', 'Ines', 'Vidal')).toMatchObject({
    record: { owners: [maria, holdings, ines] },
    owners: [0, 1, 2],
  });
  expect(read('', '', '', 'Ines', 'Vidal')).toMatchObject({ record: { owners: [ines] }, owners: [2] });
});

test('a column that comes again is that of the next owner', () => {
  expect(
    guessColumns(['Owner first name', 'Owner last name', 'Owner first name', 'Owner last name']),
  ).toEqual(['owners.0.name.first', 'owners.0.name.last', 'owners.1.name.first', 'owners.1.name.last']);
});

test('the columns of the template are recognized, each as what its name says', () => {
  expect(guessColumns(templateColumns.map(({ label }) => label))).toEqual(
    templateColumns.map(({ target }) => target),
  );
});
