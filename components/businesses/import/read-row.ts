import { OWN_DATA, ownerOf } from '#components/businesses/import/import-columns.ts';
import type { CsvRow } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { readDate } from '#components/ui/read-date.ts';
import type { EntityType } from '#lib/contract/filing';
import type { FieldError } from '#lib/contract/problem';
import { typedZip } from '#lib/rules/plan/typed-zip';
import { regionCodeOf } from '#lib/rules/us-regions';

export type ImportedRow = {
  row: number;
  record: Record<string, unknown>;
  /** For each owner of the record, the place of its columns: the columns of one between them may be empty. */
  owners: number[];
  /** Faults that no rule of the service finds, because they are in the file. */
  faults: FieldError[];
};

// Maps: a cell may hold the name of a member that every object inherits.
const entityTypes = new Map<string, EntityType>([
  ['llc', 'llc'],
  ['limitedliabilitycompany', 'llc'],
  ['pllc', 'professional_llc'],
  ['professionalllc', 'professional_llc'],
  ['professionallimitedliabilitycompany', 'professional_llc'],
  ['corporation', 'corporation'],
  ['corp', 'corporation'],
  ['inc', 'corporation'],
  ['professionalcorporation', 'professional_corporation'],
  ['pc', 'professional_corporation'],
]);

const managements = new Map([
  ['member', 'member_managed'],
  ['members', 'member_managed'],
  ['membermanaged', 'member_managed'],
  ['managedbyitsmembers', 'member_managed'],
  ['manager', 'manager_managed'],
  ['managers', 'manager_managed'],
  ['managermanaged', 'manager_managed'],
  ['managedbymanagers', 'manager_managed'],
]);

/** What a spreadsheet or a database writes after a date. */
const midnight = /[ T](0?0:00(:00(\.0+)?)?Z?|12:00(:00)? AM)$/i;

/** Where a value is one of a few, whose names in the API nobody types. */
const kinds = new Map<string, { values: ReadonlyMap<string, string>; fault: (typed: string) => string }>([
  ['entity_type', { values: entityTypes, fault: words.faults.entityType }],
  ['management_structure', { values: managements, fault: words.faults.management }],
]);

/** What a spreadsheet shows, and saves, where a formula fails or a column is too narrow. */
const cellError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#+)$/;

/** How a spreadsheet shows, and saves, a long number. */
const shortened = /^\d([.,]\d+)?E\+\d+$/i;

/** The days since 1900, with the time as a fraction, by which a spreadsheet keeps a date. */
const dateNumber = /^\d{5}(\.\d+)?$/;

/** What may have several lines. A spreadsheet breaks any other cell only to show it. */
const inLines = new Set(['purpose', OWN_DATA]);

const lettersOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

/** One row as a record. Recognized values are converted to the service's format; all others stay as typed. */
export function readRow(
  { row, cells }: CsvRow,
  header: readonly string[],
  targets: readonly string[],
  entityType: string,
): ImportedRow {
  if (cells.slice(header.length).some((cell) => cell !== '')) {
    const detail = words.faults.cells(cells.length, header.length);
    return { row, record: {}, owners: [], faults: [{ pointer: '', code: 'invalid', detail }] };
  }
  const record: Record<string, unknown> = {};
  const owners = new Map<number, OwnerCells>();
  const faults: FieldError[] = [];
  for (const [index, target] of targets.entries()) {
    const typed = cells[index] ?? '';
    if (target === '' || typed === '') continue;
    const { value, fault } = readCell(target, typed);
    const owner = ownerOf(target);
    if (fault) faults.push({ pointer: `/${target.replaceAll('.', '/')}`, ...fault });
    else if (owner) owners.set(owner.place, { ...owners.get(owner.place), [owner.part]: value });
    else put(record, target === OWN_DATA ? [OWN_DATA, header[index]] : target.split('.'), value);
  }
  const places = [...owners.keys()].toSorted((one, other) => one - other);
  const people = places.map((place) => owners.get(place) ?? {});
  if (people.length > 0) record.owners = people.map(readOwner);
  const mixed = places.filter((_, index) => isTwoOwners(people[index] ?? {}));
  return {
    row,
    record: complete(record, entityType),
    owners: places,
    faults: [...faults, ...mixed.map(twoOwnersAt)],
  };
}

type ReadCell = { value: string; fault?: undefined } | { value?: undefined; fault: CellFault };
type CellFault = Pick<FieldError, 'code' | 'detail'>;

/** The value of a cell in the service's format, or what is wrong with it. */
function readCell(target: string, typed: string): ReadCell {
  const cell = inLines.has(target) ? typed : typed.replaceAll(/[\r\n]+/g, ' ');
  const refuse = (code: string, detail: string): ReadCell => ({ fault: { code, detail } });
  if (cellError.test(cell)) return refuse('invalid', words.faults.cellError(cell));
  if (target === OWN_DATA) return { value: cell };
  if (target === 'formation_date') {
    if (dateNumber.test(cell)) return refuse('invalid_format', words.faults.dateNumber(cell));
    const { date, fault } = readDate(cell.replace(midnight, ''));
    return fault === undefined ? { value: date } : refuse('invalid_format', fault);
  }
  if (target === 'formation_jurisdiction') {
    const code = regionCodeOf(cell.replace(/^US-/i, ''));
    return code ? { value: `US-${code}` } : refuse('invalid_format', words.faults.state(cell));
  }
  if (target === 'registration_number' && shortened.test(cell))
    return refuse('invalid', words.faults.shortened(cell));
  const kind = kinds.get(target);
  if (!kind) return { value: understood(target.slice(target.lastIndexOf('.') + 1), cell) };
  const value = kind.values.get(lettersOf(cell));
  return value ? { value } : refuse('invalid_value', kind.fault(cell));
}

/** Puts a value at a member of the record, or at a part of one. */
function put(
  record: Record<string, unknown>,
  [member = '', part]: readonly (string | undefined)[],
  value: string,
) {
  record[member] = part === undefined ? value : { ...(record[member] as object | undefined), [part]: value };
}

/** By the path within the owner. */
type OwnerCells = Record<string, string>;

function isTwoOwners(cells: OwnerCells): boolean {
  return Boolean(cells['name.entity_name'] && (cells['name.first'] || cells['name.last']));
}

function twoOwnersAt(place: number): FieldError {
  return { pointer: `/owners/${place}/name/entity_name`, code: 'invalid', detail: words.faults.twoOwners };
}

function readOwner(cells: OwnerCells): Record<string, unknown> {
  const company = cells['name.entity_name'];
  const percent = cells.ownership_percent;
  const share = Number(percent?.replace('%', ''));
  return {
    name: company
      ? { type: 'entity', entity_name: company }
      : { type: 'person', first: cells['name.first'], last: cells['name.last'] },
    ...(percent && { ownership_percent: Number.isNaN(share) ? percent : share }),
  };
}

function complete(record: Record<string, unknown>, entityType: string): Record<string, unknown> {
  const addresses = ['principal_address', 'mailing_address'].filter((member) => record[member] !== undefined);
  return {
    ...(entityType && { entity_type: entityType }),
    ...record,
    ...Object.fromEntries(
      addresses.map((member) => [member, withZeroOfZip({ country: 'US', ...(record[member] as object) })]),
    ),
  };
}

// All of their ZIP codes begin with a zero.
const statesOfZero = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT']);

/** A spreadsheet takes a ZIP code for a number, and saves 02108 as 2108. */
function withZeroOfZip(address: { country: string; region?: string; postal_code?: string }) {
  const { country, region = '', postal_code = '' } = address;
  const [, zip, four] = /^(\d{4})(?:-?(\d{4}))?$/.exec(postal_code) ?? [];
  if (!zip || country !== 'US' || !statesOfZero.has(region)) return address;
  return { ...address, postal_code: four ? `0${zip}-${four}` : `0${zip}` };
}

function understood(member: string, cell: string): string {
  switch (member) {
    case 'region':
      return regionCodeOf(cell) ?? cell;
    case 'postal_code':
      return typedZip(cell);
    case 'country':
      return ['us', 'usa', 'unitedstates', 'unitedstatesofamerica'].includes(lettersOf(cell))
        ? 'US'
        : cell.toUpperCase();
    default:
      return cell;
  }
}
