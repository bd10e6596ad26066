import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { readRow } from '#components/businesses/import/read-row.ts';
import { importWords } from '#components/businesses/import/words.ts';
import type { ImportResult } from '#lib/contract/business-import';
import { type Identity, KnownBusinesses } from '#lib/rules/import/same-business';

export type PlacedRow = Omit<ImportResult, 'business_id'> & {
  row: number;
  record: Record<string, unknown>;
  /** For each owner of the record, the place of its columns. */
  owners: readonly number[];
  /** Added in this import; the outcome `added` alone is also what a check says. */
  isAdded?: boolean;
  /** A note on a row that is the same business as an earlier one. */
  note?: string;
};

type Table = Extract<CsvTable, { fault?: undefined }>;

/** Each row as a record; rows that the file itself shows to be invalid or duplicate are not sent. */
export function placeRows(table: Table, targets: readonly string[], entityType: string): PlacedRow[] {
  const known = new KnownBusinesses<number>();
  return table.rows.map((cells): PlacedRow => {
    const { faults, ...read } = readRow(cells, table.header, targets, entityType);
    if (faults.length > 0) return { ...read, outcome: 'refused', errors: faults };
    const placed: PlacedRow = { ...read, outcome: 'added', errors: [] };
    if (!isNamed(read.record)) return placed;
    const earlier = known.find(read.record);
    if (earlier !== undefined) return { ...placed, outcome: 'on_record', note: importWords.sameRow(earlier) };
    known.add(read.record, read.row);
    return placed;
  });
}

/** Whether the service can say more about a row that the file shows to be invalid. */
export function isReadable({ errors }: PlacedRow): boolean {
  return errors.every(({ pointer }) => pointer !== '');
}

/** A row with the result of the service: what the file shows to be invalid stays so, and is said once. */
export function withResult(before: PlacedRow, { outcome, errors }: ImportResult): PlacedRow {
  const { owners, ...placed } = before;
  const inFile = errors.map((error) => ({
    ...error,
    pointer: error.pointer.replace(/^\/owners\/(\d+)/, (_, place) => `/owners/${owners[Number(place)]}`),
  }));
  const isSaid = (pointer: string) => placed.errors.some((error) => error.pointer === pointer);
  return {
    ...before,
    outcome: placed.outcome === 'refused' ? 'refused' : outcome,
    errors: [...placed.errors, ...inFile.filter(({ pointer }) => !isSaid(pointer))],
  };
}

/** The same, where a row repeats one that was refused: it is new itself, and later ones repeat it. */
export function repeatsOfRefused(rows: readonly PlacedRow[]): PlacedRow[] {
  const known = new KnownBusinesses<number>();
  return rows.map(({ note, ...placed }): PlacedRow => {
    const { row, record, outcome } = placed;
    if (outcome === 'refused' || !isNamed(record)) return placed;
    const earlier = note === undefined ? undefined : known.find(record);
    if (earlier !== undefined) return { ...placed, note: importWords.sameRow(earlier) };
    known.add(record, row);
    return note === undefined ? placed : { ...placed, outcome: 'added' };
  });
}

function isNamed(record: Record<string, unknown>): record is Identity {
  return record.legal_name !== undefined && record.formation_jurisdiction !== undefined;
}
