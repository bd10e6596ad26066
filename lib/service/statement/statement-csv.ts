import type { StatementEntry, StatementLine } from '#lib/contract/statement';
import { regionName } from '#lib/rules/us-regions';
import { type CsvColumns, csvOf, dollars } from '#lib/service/csv';
import { type ChargedRow, toStatementEntry } from '#lib/service/statement/read-statement';

type Row = { entry: StatementEntry; line: StatementLine; partner: { id: string; name: string } };
type ReadPage = (cursor: string | undefined) => Promise<{ rows: ChargedRow[]; next: string | null }>;

const columns: CsvColumns<Row> = [
  ['filing_id', ({ entry }) => entry.filing_id],
  ['legal_name', ({ entry }) => entry.legal_name],
  ['type', ({ entry }) => entry.type],
  ['state', ({ entry }) => regionName(entry.jurisdiction)],
  ['registration_number', ({ entry }) => entry.registration_number],
  ['charged_at', ({ entry }) => entry.charged_at],
  ['kind', ({ line }) => line.kind],
  ['line', ({ line }) => line.label],
  ['amount_usd', ({ line }) => dollars(line.amount)],
  ['filing_estimate_usd', ({ entry }) => dollars(entry.estimate)],
  ['filing_charged_usd', ({ entry }) => dollars(entry.charged)],
  ['filing_difference_usd', ({ entry }) => dollars(entry.difference)],
  ['filing_total_usd', ({ entry }) => dollars(entry.total)],
];

const partnerColumns: CsvColumns<Row> = [
  ['organization_id', ({ partner }) => partner.id],
  ['organization', ({ partner }) => partner.name],
];

/** One row per charged line. With several partners, the first columns name the partner. */
export function statementCsv(readPage: ReadPage, ofPartners = false): ReadableStream<Uint8Array> {
  let cursor: string | undefined;
  return csvOf(ofPartners ? [...partnerColumns, ...columns] : columns, async () => {
    const { rows, next } = await readPage(cursor);
    cursor = next ?? undefined;
    return { rows: rows.flatMap(linesOf), more: next !== null };
  });
}

function linesOf(row: ChargedRow): Row[] {
  const entry = toStatementEntry(row);
  const partner = { id: row.organization_id, name: row.organization_name };
  return entry.lines.map((line) => ({ entry, line, partner }));
}
