import { IMPORT_COLUMNS } from '#components/businesses/import/import-columns.ts';
import type { PlacedRow } from '#components/businesses/import/place-rows.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { Button } from '#components/ui/button';
import { HeadCell, Table } from '#components/ui/table';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import type { FieldError } from '#lib/contract/problem';
import { saveCsv } from './save-csv.ts';

type BadRowsProps = {
  table: Extract<CsvTable, { fault?: undefined }>;
  rows: readonly PlacedRow[];
  nameLabel: string;
};

const SHOWN = 200;

/** Each row that is not added, with the reason; all of them as a file to correct. */
export function BadRows({ table, rows, nameLabel }: BadRowsProps) {
  const bad = rows.filter(({ outcome, note }) => outcome === 'refused' || note !== undefined);
  if (bad.length === 0) return null;

  async function download() {
    const { badRowsCsv } = await import('#components/businesses/import/read-csv.ts');
    const cellsOf = new Map(table.rows.map(({ row, cells }) => [row, cells]));
    const file = badRowsCsv(
      table.header,
      bad.map((one) => [
        ...table.header.map((_, index) => cellsOf.get(one.row)?.[index] ?? ''),
        reasons(one).join(' '),
      ]),
    );
    saveCsv(file, words.downloadName);
  }

  return (
    <div className="space-y-3">
      <Table caption={words.badRows} showCaption>
        <thead>
          <tr>
            <HeadCell width="10%">{words.row}</HeadCell>
            <HeadCell width="30%">{nameLabel}</HeadCell>
            <HeadCell>{words.problem}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {bad.slice(0, SHOWN).map((one) => (
            <Row key={one.row}>
              <RowHead>{one.row}</RowHead>
              <Cell label={nameLabel}>
                <span className="record">{String(one.record.legal_name ?? '')}</span>
              </Cell>
              <Cell label={words.problem}>
                {reasons(one).map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {bad.length > SHOWN ? <p className="text-ink-2">{words.firstOnes(SHOWN, bad.length)}</p> : null}
      <Button onClick={download}>{words.download}</Button>
    </div>
  );
}

function reasons({ errors, note }: PlacedRow): string[] {
  return [...errors.map(reasonOf), ...(note === undefined ? [] : [`${note}.`])];
}

function reasonOf({ pointer, code, detail }: FieldError): string {
  const target = pointer.slice(1).replaceAll('/', '.');
  const label = IMPORT_COLUMNS.find((column) => column.target === target)?.label;
  if (label && code === 'required') return words.missing(label);
  return label ? `${label}: ${detail}` : detail;
}
