import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { readRow } from '#components/businesses/import/read-row.ts';
import { importWords } from '#components/businesses/import/words.ts';
import type { ImportResult } from '#lib/contract/business-import';
import { type Identity, KnownBusinesses } from '#lib/rules/import/same-business';

export type PlacedRow = Omit<ImportResult, 'business_id'> & {
  row: number;
  record: Record<string, unknown>;
  /** A note on a row that is the same business as an earlier one. */
  note?: string;
};

type Table = Extract<CsvTable, { fault?: undefined }>;

/** Each row as a record; rows that the file itself shows to be invalid or duplicate are not sent. */
export function placeRows(table: Table, targets: readonly string[], entityType: string): PlacedRow[] {
  const known = new KnownBusinesses<number>();
  return table.rows.map((cells): PlacedRow => {
    const { row, record, faults } = readRow(cells, table.header, targets, entityType);
    if (faults.length > 0) return { row, record, outcome: 'refused', errors: faults };
    if (!isNamed(record)) return { row, record, outcome: 'added', errors: [] };
    const earlier = known.find(record);
    if (earlier !== undefined) {
      return { row, record, outcome: 'on_record', errors: [], note: importWords.sameRow(earlier) };
    }
    known.add(record, row);
    return { row, record, outcome: 'added', errors: [] };
  });
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
