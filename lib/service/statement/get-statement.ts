import { isNotNull } from 'drizzle-orm';
import type { Statement, StatementQuery } from '#lib/contract/statement';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { organizationName } from '#lib/service/organization/organization-name';
import {
  chargedIn,
  readCharged,
  sumColumns,
  toStatementEntry,
  toTotals,
} from '#lib/service/statement/read-statement';
import { statementCsv } from '#lib/service/statement/statement-csv';
import { statementPdf } from '#lib/service/statement/statement-pdf';

type Query = Omit<StatementQuery, 'format'>;

/** What an organization was charged for its filings in a month. In test mode nothing is charged. */
export function getStatement(ctx: Context, query: Query): Promise<Statement> {
  const { month } = query;
  return withTenant(ctx, async (tx) => {
    const own = mine(ctx, filings, isNotNull(filings.charged_at), chargedIn(month));
    const [summed] = await tx.select(sumColumns).from(filings).where(own);
    const { rows, next } = await readCharged(tx, own, query);
    return {
      object: 'statement',
      mode: ctx.mode,
      month,
      currency: 'USD',
      totals: toTotals(summed ?? { filings: 0, state: '0', service: '0' }),
      data: rows.map(toStatementEntry),
      has_more: next !== null,
      next_cursor: next,
    };
  });
}

const batch = 200;

/** The same as CSV, streamed by line. */
export function getStatementCsv(ctx: Context, month: string): ReadableStream<Uint8Array> {
  const own = mine(ctx, filings, isNotNull(filings.charged_at), chargedIn(month));
  return statementCsv((cursor) => withTenant(ctx, (tx) => readCharged(tx, own, { limit: batch, cursor })));
}

const mostInPdf = 1_000;

/** The same as PDF. Throws `validation_error` if the month has more filings than fit a readable PDF. */
export async function getStatementPdf(ctx: Context, month: string): Promise<Uint8Array> {
  const statement = await getStatement(ctx, { month, limit: mostInPdf });
  if (statement.has_more) {
    const detail = `The month has ${statement.totals.filings} filings, and a PDF holds ${mostInPdf}. Ask for CSV.`;
    throw invalid([{ pointer: '?format', code: 'too_long', detail }]);
  }
  const organization = await withTenant(ctx, (tx) => organizationName(ctx, tx));
  const { totals, data } = statement;
  return statementPdf({
    organization,
    month,
    madeAt: ctx.now,
    totals,
    entries: data,
  });
}
