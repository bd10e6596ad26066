import { and, sql } from 'drizzle-orm';
import type { DeskFiling, DeskFilingListQuery } from '#lib/contract/desk-filing';
import type { List } from '#lib/contract/list';
import type { OperatorContext } from '#lib/service/context';
import { cutPage, isMomentKey, readCursor } from '#lib/service/cursor';
import { filings } from '#lib/service/db/schema/filings';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { deskFilters, promisedOrNever, readDeskRows, toDeskFiling } from '#lib/service/operations/desk-rows';

const order = 'operations_filing';
const never = 'infinity';

/** The queue of all partners: earliest promised time first, then the longest waiting. */
export async function listDeskFilings(
  ctx: OperatorContext,
  { limit, cursor, ...filters }: DeskFilingListQuery,
): Promise<List<DeskFiling>> {
  const condition = and(deskFilters(ctx, filters), cursor === undefined ? undefined : after(cursor));
  const rows = await acrossOrganizations(ctx, (tx) => readDeskRows(tx, condition, limit + 1));
  const { page, next } = cutPage(rows, limit, order, ({ promised_at, id }) => [
    promised_at?.toISOString() ?? never,
    id,
  ]);
  return { object: 'list', data: page.map((row) => toDeskFiling(row, ctx.now)), ...next };
}

function after(cursor: string) {
  const isPromised = (key: string) => key === never || isMomentKey(key);
  const [promised, id] = readCursor(cursor, order, [isPromised, isId]);
  return sql`(${promisedOrNever}, ${filings.id}) > (${promised}::timestamptz, ${id}::uuid)`;
}
