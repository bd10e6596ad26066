import { expect, test } from 'vitest';
import { columnFaults, guessColumns, IMPORT_COLUMNS } from '#components/businesses/import/import-columns.ts';
import { mostRows } from '#components/businesses/import/import-limits.ts';
import { badRowsCsv, readCsv } from '#components/businesses/import/read-csv.ts';
import { readRow } from '#components/businesses/import/read-row.ts';
import { importWords } from '#components/businesses/import/words.ts';
import { ImportedBusiness } from '#lib/contract/business-import';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const rowsOf = (text: string | ArrayBuffer) => {
  const table = readCsv(typeof text === 'string' ? bytes(text) : text);
  return table.fault ?? [table.header, ...table.rows.map(({ cells }) => cells)];
};

const table = [
  ['Name', 'State'],
  ['Peña, LLC', 'DE'],
];

test.each<[string, string | ArrayBuffer]>([
  ['with commas', 'Name,State\n"Peña, LLC",DE\n'],
  ['with the mark of UTF-8 and the line ends of Windows', '\uFEFFName,State\r\n"Peña, LLC",DE\r\n'],
  ['with the semicolons of Excel', 'Name;State\r\nPeña, LLC;DE\r\n'],
  ['with a line that names the separator', 'sep=;\r\nName;State\r\nPeña, LLC;DE\r\n'],
  ['with tabs', 'Name\tState\nPeña, LLC\tDE'],
  ['with blank lines and blank ends', 'Name,State,\n\n"Peña, LLC",DE,\n,,\n'],
  ['with empty rows above the names', '\r\n;;\r\nName;State\r\nPeña, LLC;DE\r\n'],
  [
    'in the encoding of Windows',
    Uint8Array.from('Name;State\nPe\u00f1a, LLC;DE', (c) => c.charCodeAt(0)).buffer,
  ],
  [
    'as Unicode text of Excel',
    Uint16Array.from('\uFEFFName\tState\nPeña, LLC\tDE', (c) => c.charCodeAt(0)).buffer,
  ],
])('a file %s has the same rows', (_, file) => {
  expect(rowsOf(file)).toEqual(table);
});

test('quotes in quotes and line ends in a value stay, and rows are counted as a spreadsheet does', () => {
  const read = readCsv(bytes('Name,Purpose\n"The ""A"" LLC","One\ntwo"\n\nB LLC,x\n'));
  expect(read.fault === undefined && read.rows).toEqual([
    { row: 2, cells: ['The "A" LLC', 'One\ntwo'] },
    { row: 4, cells: ['B LLC', 'x'] },
  ]);
  const below = readCsv(bytes('\n\nName,Purpose\nB LLC,x\n'));
  expect(below.fault === undefined && below.rows.map(({ row }) => row)).toEqual([4]);
});

test.each<[string, string, string]>([
  ['a quotation mark that does not end', 'Name,State\n"Acme,DE\n', importWords.faults.quotes(2)],
  ['a sheet that is no text', 'PK\u0003\u0004\u0000', importWords.faults.notText],
  ['a PDF', '%PDF-1.4\n1 0 obj\nendobj', importWords.faults.notText],
  [
    'a web page that is named as a sheet',
    '<html>\n<table><tr><td>Acme</td></tr></table>',
    importWords.faults.notText,
  ],
  ['nothing under the names', 'Name,State\n', importWords.faults.empty],
  ['more than the hint allows', `Name\n${'A'.repeat(5_000_000)}`, importWords.faults.tooLarge],
  ['too many rows', `Name\n${'Acme\n'.repeat(mostRows + 1)}`, importWords.faults.rows],
])('refused is %s', (_, text, fault) => {
  expect(rowsOf(text)).toBe(fault);
});

test('text that is written as a formula, to keep its zeros, is the text', () => {
  const cells = ['="0012345"', '"=""00 """"7"""""""', '=1+1'];
  const [, ...rows] = rowsOf(['Number', ...cells].join('\n')) as string[][];
  expect(rows.flat()).toEqual(['0012345', '00 "7"', '=1+1']);
});

test('escaped formulas of an export are restored, and escaped again on export', () => {
  const [, row] = rowsOf("Name,Phone\nAcme,'+1 302 555 0134\n") as string[][];
  expect(row).toEqual(['Acme', '+1 302 555 0134']);
  expect(badRowsCsv(['Name'], [['=1+1', 'wrong']])).toBe(`\uFEFFName,Problem\r\n"'=1+1",wrong\r\n`);
});

test.each([
  [
    ['Company', 'Type', 'Home State', 'Date formed', 'File number', 'Notes'],
    ['legal_name', 'entity_type', 'formation_jurisdiction', 'formation_date', 'registration_number', ''],
  ],
  [
    ['name', 'street', 'city', 'state', 'zip', 'domicile', 'Mailing city'],
    [
      'legal_name',
      'principal_address.street_line_1',
      'principal_address.city',
      'principal_address.region',
      'principal_address.postal_code',
      'formation_jurisdiction',
      'mailing_address.city',
    ],
  ],
  [
    ['legal_name', 'state'],
    ['legal_name', 'formation_jurisdiction'],
  ],
  [
    ['Entity name', 'State of formation', 'File no.', 'Street', 'St', 'Owner first name', 'Owner last name'],
    [
      'legal_name',
      'formation_jurisdiction',
      'registration_number',
      'principal_address.street_line_1',
      'principal_address.region',
      'owners.0.name.first',
      'owners.0.name.last',
    ],
  ],
  [
    ['Entity name', 'Jurisdiction of formation', 'City', 'State', 'Zip code'],
    [
      'legal_name',
      'formation_jurisdiction',
      'principal_address.city',
      'principal_address.region',
      'principal_address.postal_code',
    ],
  ],
  [
    ['Name', 'City', 'State', 'Zip code', 'Formed in'],
    ['legal_name', 'principal_address.city', 'principal_address.region', 'principal_address.postal_code', ''],
  ],
  [
    ['name', 'company'],
    ['legal_name', ''],
  ],
  [
    ['#', 'Entity Name', 'Domestic State', 'File #', 'Street', 'Unit'],
    [
      '',
      'legal_name',
      'formation_jurisdiction',
      'registration_number',
      'principal_address.street_line_1',
      'principal_address.street_line_2',
    ],
  ],
])('the columns %j are understood', (header, targets) => {
  expect(guessColumns(header)).toEqual(targets);
});

test('every fact of a record that is imported has a column, whose name in the API is understood', () => {
  const facts = Object.keys(ImportedBusiness.shape).filter((name) => !['metadata', 'owners'].includes(name));
  const plain = facts.filter((name) => !name.endsWith('_address'));
  expect(guessColumns(plain)).toEqual(plain);
  const targets = new Set(IMPORT_COLUMNS.map(({ target }) => target.split('.')[0]));
  expect(facts.filter((name) => !targets.has(name))).toEqual([]);
});

test('two columns of one name are not kept both, since the second would replace the first', () => {
  const header = ['Name', 'Notes', 'Matter', 'Notes'];
  const kept = ['legal_name', 'metadata', 'metadata', 'metadata'];
  expect(columnFaults(kept, header)).toEqual([{ index: 3, fault: importWords.sameName('Notes') }]);
  expect(columnFaults(['legal_name', '', 'metadata', 'metadata'], header)).toEqual([]);
});

test('a row is converted like the form’s input: US dates, names of states, types as text', () => {
  const header = ['name', 'type', 'home state', 'formed', 'city', 'address state', 'Matter'];
  const targets = [...guessColumns(header).slice(0, 6), 'metadata'];
  const cells = [
    'Acme, LLC',
    'Limited Liability Company',
    'delaware',
    '1/5/2024',
    'Dover',
    'Delaware',
    'M-1',
  ];
  expect(readRow({ row: 2, cells }, header, targets, '')).toEqual({
    row: 2,
    owners: [],
    faults: [],
    record: {
      legal_name: 'Acme, LLC',
      entity_type: 'llc',
      formation_jurisdiction: 'US-DE',
      formation_date: '2024-01-05',
      principal_address: { country: 'US', city: 'Dover', region: 'DE' },
      metadata: { Matter: 'M-1' },
    },
  });
});

test('unknown values stay as typed; no day is guessed; an extra comma is reported', () => {
  const header = ['name', 'home state', 'formed'];
  const targets = guessColumns(header);
  const read = readRow({ row: 3, cells: ['Acme', 'Atlantis', '5.1.24'] }, header, targets, 'llc');
  expect(read.record).toEqual({ entity_type: 'llc', legal_name: 'Acme' });
  expect(read.faults.map(({ pointer }) => pointer)).toEqual(['/formation_jurisdiction', '/formation_date']);
  const wide = readRow({ row: 4, cells: ['Acme', ' LLC', 'DE', '2024-01-05'] }, header, targets, 'llc');
  expect(wide.faults.map(({ detail }) => detail)).toEqual([importWords.faults.cells(4, 3)]);
});
