import Papa from 'papaparse';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import type { FilingSummary } from '#lib/contract/overview';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { readFilingPage } from '#lib/service/filing/read-filing-page';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

const batch = 500;

const columns: [string, (row: FilingSummary) => string | null][] = [
  ['filing_id', (row) => row.id],
  ['business', (row) => row.legal_name],
  ['type', (row) => row.type],
  ['state', (row) => regionName(row.jurisdiction) ?? row.jurisdiction],
  ['jurisdiction', (row) => row.jurisdiction],
  ['status', (row) => row.status],
  ['who_must_act', (row) => row.holder],
  ['what_is_happening', (row) => row.happening],
  ['due', (row) => row.due_at],
  ['expected_from', (row) => row.expected?.from ?? null],
  ['expected_to', (row) => row.expected?.to ?? null],
  ['fee_usd', (row) => row.total?.toFixed(2) ?? null],
  ['expedited_tier', (row) => row.expedited_tier],
  ['registration_number', (row) => row.registration_number],
  ['created_at', (row) => row.created_at],
  ['updated_at', (row) => row.updated_at],
  ['business_id', (row) => row.business_id],
];

/** Every filing that the filter shows, in the order of the list: ISO dates, plain decimals, no cell a formula. */
export function filingsCsv(ctx: Context, query: FilingRowsQuery): ReadableStream<Uint8Array> {
  let cursor: string | null | undefined;
  const encoder = new TextEncoder();
  return new ReadableStream({
    // The mark in front makes spreadsheets read it as UTF-8.
    start: (stream) => stream.enqueue(encoder.encode(`\uFEFF${lines([columns.map(([name]) => name)])}`)),
    async pull(stream) {
      const page = await withTenant(ctx, (tx) =>
        readFilingPage(ctx, tx, { ...query, cursor: cursor ?? undefined }, batch),
      );
      const rows = page.rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
      if (rows.length > 0) {
        stream.enqueue(encoder.encode(lines(rows.map((row) => columns.map(([, read]) => read(row))))));
      }
      cursor = page.next;
      if (cursor === null) stream.close();
    },
  });
}

function lines(data: (string | null)[][]): string {
  return `${Papa.unparse(data, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
