import { OWN_DATA, ownerOf } from '#components/businesses/import/import-columns.ts';
import type { CsvRow } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { readDate } from '#components/ui/read-date.ts';
import type { EntityType } from '#lib/contract/filing';
import type { FieldError } from '#lib/contract/problem';
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
  const record: Record<string, unknown> = {};
  const faults: FieldError[] = [];
  const owners = new Map<number, OwnerCells>();
  if (cells.slice(header.length).some((cell) => cell !== '')) {
    const detail = words.faults.cells(cells.length, header.length);
    return { row, record, owners: [], faults: [{ pointer: '', code: 'invalid', detail }] };
  }
  targets.forEach((target, index) => {
    const typed = cells[index] ?? '';
    const cell = inLines.has(target) ? typed : typed.replaceAll(/[\r\n]+/g, ' ');
    if (target === '' || cell === '') return;
    if (cellError.test(cell)) {
      const pointer = `/${target.replaceAll('.', '/')}`;
      faults.push({ pointer, code: 'invalid', detail: words.faults.cellError(cell) });
      return;
    }
    if (target === 'formation_date') {
      const { date, fault } = readDate(cell.replace(midnight, ''));
      if (fault === undefined) record[target] = date;
      else faults.push({ pointer: `/${target}`, code: 'invalid_format', detail: fault });
      return;
    }
    if (target === 'formation_jurisdiction') {
      const code = regionCodeOf(cell.replace(/^US-/i, ''));
      if (code) record[target] = `US-${code}`;
      else faults.push({ pointer: `/${target}`, code: 'invalid_format', detail: words.faults.state(cell) });
      return;
    }
    if (target === 'registration_number' && /^\d([.,]\d+)?E\+\d+$/i.test(cell)) {
      faults.push({ pointer: `/${target}`, code: 'invalid', detail: words.faults.shortened(cell) });
      return;
    }
    const owner = ownerOf(target);
    if (owner) {
      owners.set(owner.place, { ...owners.get(owner.place), [owner.part]: cell });
      return;
    }
    const known = kinds.get(target);
    if (known) {
      const value = known.values.get(lettersOf(cell));
      if (value) record[target] = value;
      else faults.push({ pointer: `/${target}`, code: 'invalid_value', detail: known.fault(cell) });
      return;
    }
    const isOwn = target === OWN_DATA;
    const [member = '', part] = isOwn ? [OWN_DATA, header[index]] : target.split('.');
    const value = isOwn ? cell : understood(part ?? member, cell);
    record[member] =
      part === undefined ? value : { ...(record[member] as object | undefined), [part]: value };
  });
  const places = [...owners.keys()].toSorted((one, other) => one - other);
  const cellsOf = places.map((place) => owners.get(place) ?? {});
  if (places.length > 0) record.owners = cellsOf.map(readOwner);
  cellsOf.forEach((owner, index) => {
    if (!owner['name.entity_name'] || !(owner['name.first'] || owner['name.last'])) return;
    const pointer = `/owners/${places[index]}/name/entity_name`;
    faults.push({ pointer, code: 'invalid', detail: words.faults.twoOwners });
  });
  return { row, record: complete(record, entityType), owners: places, faults };
}

/** By the path within the owner. */
type OwnerCells = Record<string, string>;

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
      addresses.map((member) => [member, { country: 'US', ...(record[member] as object) }]),
    ),
  };
}

function understood(member: string, cell: string): string {
  switch (member) {
    case 'region':
      return regionCodeOf(cell) ?? cell;
    case 'postal_code':
      return cell.replace(/^(\d{5})(\d{4})$/, '$1-$2');
    case 'country':
      return ['us', 'usa', 'unitedstates', 'unitedstatesofamerica'].includes(lettersOf(cell))
        ? 'US'
        : cell.toUpperCase();
    default:
      return cell;
  }
}
