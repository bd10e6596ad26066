import Papa from 'papaparse';
import type { List } from '#lib/contract/list';
import { spreadsheetFormula } from '#lib/rules/spreadsheet-formula';

type Cell = string | number | null;
export type CsvColumns<Row> = readonly (readonly [name: string, read: (row: Row) => Cell])[];

/**
 * Rows as CSV, streamed as they are read: ISO dates, plain decimals, and no text that a spreadsheet runs as a formula.
 * `next` is called until there is no further page.
 */
export function csvOf<Row>(
  columns: CsvColumns<Row>,
  next: () => Promise<{ rows: readonly Row[]; more: boolean }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    // With a byte order mark, so that spreadsheets read it as UTF-8.
    start: (stream) => stream.enqueue(encoder.encode(`\uFEFF${lines([columns.map(([name]) => name)])}`)),
    async pull(stream) {
      const { rows, more } = await next();
      if (rows.length > 0) {
        stream.enqueue(encoder.encode(lines(rows.map((row) => columns.map(([, read]) => read(row))))));
      }
      if (!more) stream.close();
    },
  });
}

/** Every row of a list as CSV, in its order. `read` reads the page after a cursor. */
export function csvOfList<Row>(
  columns: CsvColumns<Row>,
  read: (page: { limit: number; cursor: string | undefined }) => Promise<List<Row>>,
): ReadableStream<Uint8Array> {
  let cursor: string | undefined;
  return csvOf(columns, async () => {
    const { data, has_more, next_cursor } = await read({ limit: 500, cursor });
    cursor = next_cursor ?? undefined;
    return { rows: data, more: has_more };
  });
}

function lines(data: Cell[][]): string {
  return `${Papa.unparse(data, { escapeFormulae: spreadsheetFormula, newline: '\r\n' })}\r\n`;
}

/** An amount of US dollars with its cents; an empty cell where it is not known. */
export function dollars(amount: number | null | undefined): string | null {
  return amount?.toFixed(2) ?? null;
}

/** The headers of a CSV download with the file name `name`. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
}
