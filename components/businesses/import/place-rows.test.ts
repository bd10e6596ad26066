import { expect, test } from 'vitest';
import {
  isReadable,
  placeRows,
  repeatsOfRefused,
  withResult,
} from '#components/businesses/import/place-rows.ts';

const table = {
  header: ['name', 'home state', 'number'],
  rows: [
    { row: 2, cells: ['Alder, LLC', 'DE', '100'] },
    { row: 3, cells: ['Birch, LLC', 'DE', '200'] },
    { row: 4, cells: ['Alder LLC', 'DE', '100'] },
    { row: 5, cells: ['Birch LLC', 'DE', '200'] },
    { row: 6, cells: ['ALDER, LLC', 'DE', '100'] },
  ],
};
const targets = ['legal_name', 'formation_jurisdiction', 'registration_number'];
const outcomes = (rows: ReturnType<typeof placeRows>) =>
  rows.map(({ row, outcome, note }) => `${row} ${outcome}${note ? `: ${note}` : ''}`);

test('a row that repeats another one is not added', () => {
  expect(outcomes(placeRows(table, targets, 'llc'))).toEqual([
    '2 added',
    '3 added',
    '4 on_record: The same business as row 2',
    '5 on_record: The same business as row 3',
    '6 on_record: The same business as row 2',
  ]);
});

test('a row that repeats a refused one takes its place, and the next repeats that', () => {
  const placed = placeRows(table, targets, 'llc').map((one) =>
    one.row === 2 ? { ...one, outcome: 'refused' as const } : one,
  );
  expect(outcomes(repeatsOfRefused(placed))).toEqual([
    '2 refused',
    '3 added',
    '4 added',
    '5 on_record: The same business as row 3',
    '6 on_record: The same business as row 4',
  ]);
});

test('a row has the faults of the file and those of the service, each once, by the columns of the file', () => {
  const header = ['name', 'home state', 'formed', 'Owner 2 first name'];
  const targets = ['legal_name', 'formation_jurisdiction', 'formation_date', 'owners.1.name.first'];
  const rows = [
    { row: 2, cells: ['Alder, LLC', 'Atlantis', '02/30', 'Maria'] },
    { row: 3, cells: ['Birch, LLC', 'DE', '', '', 'and more'] },
  ];
  const [first, second] = placeRows({ header, rows }, targets, 'llc');
  if (!first || !second) throw new Error('Two rows were placed.');
  const fault = (pointer: string) => ({ pointer, code: 'required', detail: 'This is missing.' });
  const errors = [fault('/formation_jurisdiction'), fault('/owners/0/name/last')];
  const whole = withResult(first, { outcome: 'refused', business_id: null, errors });
  expect(whole.errors.map(({ pointer }) => pointer)).toEqual([
    '/formation_jurisdiction',
    '/formation_date',
    '/owners/1/name/last',
  ]);
  expect(withResult(first, { outcome: 'added', business_id: null, errors: [] }).outcome).toBe('refused');
  expect([first, second].map(isReadable)).toEqual([true, false]);
});
