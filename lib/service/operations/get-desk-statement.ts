import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { DeskStatement, DeskStatementQuery } from '#lib/contract/statement';
import type { OperatorContext } from '#lib/service/context';
import { cutPage, readIdCursor } from '#lib/service/cursor';
import { filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { chargedIn, readCharged, sumColumns, toTotals } from '#lib/service/statement/read-statement';
import { statementCsv } from '#lib/service/statement/statement-csv';

const order = 'partners of a statement';

/** What the live filings of every partner were charged in a month, with one sum for each partner. */
export function getDeskStatement(
  ctx: OperatorContext,
  { month, limit, cursor }: DeskStatementQuery,
): Promise<DeskStatement> {
  const after = cursor === undefined ? undefined : gt(organizations.id, readIdCursor(cursor, order));
  return acrossOrganizations(ctx, async (tx) => {
    const [summed] = await tx.select(sumColumns).from(filings).where(ofAll(month));
    const found = await tx
      .select({ id: organizations.id, name: organizations.name, ...sumColumns })
      .from(filings)
      .innerJoin(organizations, eq(organizations.id, filings.organization_id))
      .where(and(ofAll(month), after))
      .groupBy(organizations.id, organizations.name)
      .orderBy(asc(organizations.id))
      .limit(limit + 1);
    const { page, next } = cutPage(found, limit, order, ({ id }) => [id]);
    return {
      object: 'operations_statement',
      month,
      currency: 'USD',
      totals: toTotals(summed ?? { filings: 0, state: '0', service: '0' }),
      data: page.map(({ id, name, ...sums }) => ({ organization: { id, name }, ...toTotals(sums) })),
      ...next,
    };
  });
}

/** The same line by line, with the partner's name, as CSV. */
export function getDeskStatementCsv(ctx: OperatorContext, month: string): ReadableStream<Uint8Array> {
  const readPage = (cursor: string | undefined) =>
    acrossOrganizations(ctx, (tx) => readCharged(tx, ofAll(month), { limit: 200, cursor }));
  return statementCsv(readPage, true);
}

function ofAll(month: string) {
  return and(eq(filings.mode, 'live'), isNotNull(filings.charged_at), chargedIn(month));
}
