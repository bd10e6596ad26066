import {
  mostColumns,
  mostMegabytes,
  mostOwners,
  mostRows,
} from '#components/businesses/import/import-limits.ts';

/** The sentences of the import of businesses from a file. */
export const importWords = {
  title: 'Import businesses',
  description:
    'Add many businesses from one CSV file. You see what is wrong before anything is added, and the same file never adds a business twice.',
  file: 'File',
  fileLabel: 'CSV file',
  fileHint: `Save the sheet as CSV. The first row names the columns. A file has at most ${mostMegabytes} MB and ${mostRows.toLocaleString('en-US')} rows.`,
  template: 'Download a template',
  templateName: 'businesses.csv',
  templateDetail: `The template has every column, with the columns of two owners. For another owner, add columns with the next number, for example “Owner 3: first name” and “Owner 3: last name”, or “Owner 3: company name”. A row can have up to ${mostOwners} owners.`,
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  read: (name: string, rows: number) =>
    `${name} has ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}.`,
  unreadable: 'This file cannot be read',
  unnamed: (place: number) => `Column ${place}`,
  columns: 'Columns',
  columnsDetail:
    'Check what each column is used for. Change what we got wrong. Where a spreadsheet dropped the zero of a ZIP code, we put it back.',
  column: 'Column in the file',
  sample: 'First values',
  usedFor: 'Used for',
  usedForColumn: (column: string) => `Used for: ${column}`,
  leaveOut: 'Leave out',
  ownData: 'Keep as a reference of your own',
  entityDefault: 'Entity type of every row',
  entityDefaultHint: 'No column says the entity type.',
  noDefault: 'Choose a column',
  needed: (fact: string) => `Choose the column for: ${fact}.`,
  twice: (fact: string) => `Two columns are used for: ${fact}. Choose one.`,
  sameName: (column: string) =>
    `Two columns with the name ${column} would be kept. Leave one out, or give it another name in the file.`,
  check: 'Check the rows',
  checking: 'Rows checked',
  adding: 'Rows added',
  result: 'Result',
  outcome: (added: number, known: number, repeated: number, refused: number) =>
    listed(
      rowsOf(added, 'can be added', 'can be added'),
      known > 0 ? rowsOf(known, 'is on record already', 'are on record already') : '',
      repeated > 0 ? rowsOf(repeated, 'repeats an earlier one', 'repeat an earlier one') : '',
      refused > 0 ? rowsOf(refused, 'needs a correction', 'need a correction') : '',
    ),
  done: (added: number, known: number, repeated: number, refused: number) =>
    listed(
      rowsOf(added, 'was added', 'were added'),
      known > 0 ? rowsOf(known, 'was on record already', 'were on record already') : '',
      repeated > 0 ? rowsOf(repeated, 'repeats an earlier one', 'repeat an earlier one') : '',
      refused > 0 ? rowsOf(refused, 'was not added', 'were not added') : '',
    ),
  sameDetail:
    'Two rows are the same business where the home state and the registration number agree. Without a number, the home state and the name decide.',
  add: (count: number) => `Add ${businessesOf(count)}`,
  toList: 'See all businesses',
  undo: 'Undo the import',
  undoTitle: (count: number) => `Remove the ${businessesOf(count)} that this import added?`,
  undoDetail:
    'They leave your lists. A business with a plan or a registration in another state by now stays.',
  undoKeep: 'Keep them',
  undoing: 'Businesses looked at',
  undone: (removed: number, kept: number) =>
    `${businessesOf(removed)} ${removed === 1 ? 'was' : 'were'} removed.${kept > 0 ? ` ${businessesOf(kept)} with a plan or a registration ${kept === 1 ? 'stays' : 'stay'}.` : ''}`,
  lost: { title: 'No answer came', detail: 'The connection was lost. Try again once you are back online.' },
  stopped:
    'The import stopped. Add the rest, undo it, or import the same file again later: what was added is not added twice.',
  badRows: 'Rows to correct or leave out',
  row: 'Row',
  problem: 'Problem',
  download: 'Download these rows',
  downloadName: 'rows-to-correct.csv',
  firstOnes: (shown: number, total: number) =>
    `These are the first ${shown} of ${total.toLocaleString('en-US')}. The download has them all.`,
  sameRow: (row: number) => `The same business as row ${row}`,
  address: (kind: string, part: string) => `${kind}: ${part}`,
  parts: {
    street_line_1: 'street',
    street_line_2: 'street, line 2',
    city: 'city',
    region: 'state',
    postal_code: 'ZIP code',
    county: 'county',
    country: 'country',
  },
  owner: {
    first: 'first name',
    last: 'last name',
    company: 'company name',
    percent: 'share in percent',
  },
  ofOwner: (place: number, part: string) => `Owner ${place + 1}: ${part}`,
  missing: (fact: string) => `${fact} is missing.`,
  faults: {
    twoOwners: 'An owner is a person or a company. Use the columns of another owner for one of them.',
    tooLarge: `The file has more than ${mostMegabytes} MB. Split it into smaller files.`,
    notText: 'This is no CSV file. Open it in your spreadsheet program and save it as CSV.',
    state: (typed: string) =>
      `“${typed}” is not a state. Enter the name or the two letters of a state, for example Texas or TX.`,
    entityType: (typed: string) =>
      `“${typed}” is not an entity type that can be added. Use LLC, professional LLC, corporation, or professional corporation.`,
    management: (typed: string) => `“${typed}” is not clear. Use member-managed or manager-managed.`,
    shortened: (typed: string) =>
      `“${typed}” is a long number that your spreadsheet program shortened. Format the column as a number without decimals, and save the sheet as CSV again.`,
    dateNumber: (typed: string) =>
      `“${typed}” is how your spreadsheet program keeps a date. Format the column as a date, and save the sheet as CSV again.`,
    cellError: (typed: string) =>
      `“${typed}” is what your spreadsheet program shows in place of a value. Correct the cell, or make its column wider, and save the sheet as CSV again.`,
    quotes: (row: number) => `A quotation mark does not end in row ${row}. Save the sheet as CSV again.`,
    empty: 'The file has no rows under its column names.',
    columns: `The file has more than ${mostColumns} columns. Remove those that you do not need.`,
    rows: `The file has more than ${mostRows.toLocaleString('en-US')} rows. Split it into smaller files.`,
    cells: (cells: number, columns: number) =>
      `This row has ${cells} values, and the file has ${columns} columns. Put values that contain a comma in quotation marks.`,
  },
} as const;

function businessesOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'business' : 'businesses'}`;
}

function rowsOf(count: number, isOne: string, areMany: string): string {
  return count === 1
    ? `1 row ${isOne}`
    : `${count === 0 ? 'No' : count.toLocaleString('en-US')} rows ${areMany}`;
}

function listed(...parts: string[]): string {
  return `${new Intl.ListFormat('en-US').format(parts.filter(Boolean))}.`;
}
