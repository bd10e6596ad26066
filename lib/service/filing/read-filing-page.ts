import { and, asc, desc, eq, min, type SQL, sql } from 'drizzle-orm';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import type { Context } from '#lib/service/context';
import { readCursor, writeCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { filingFilters } from '#lib/service/filing/filing-filters';
import { filingOrder, type SortKey } from '#lib/service/filing/filing-order';
import type { FilingOnRecord } from '#lib/service/filing/to-filing-summary';

export type FilingPage = {
  rows: FilingOnRecord[];
  next: string | null;
};

/** One page of filings in the order asked for. It begins after the keys in the cursor, so page 1,000 costs what page 1 does. */
export async function readFilingPage(
  ctx: Context,
  tx: Tx,
  query: FilingRowsQuery,
  size: number = query.limit,
): Promise<FilingPage> {
  const due = tx
    .select({ parent_id: cases.parent_id, due_at: min(cases.due_at).as('due_at') })
    .from(cases)
    .where(mine(ctx, cases, eq(cases.status, 'needs_response')))
    .groupBy(cases.parent_id)
    .as('due');
  const keys: SortKey[] = [
    ...filingOrder(query.sort, sql`${due.due_at}`),
    { value: sql`${filings.id}::text`, type: 'text' },
  ];
  const order = `${query.sort} ${query.dir}`;
  const direction = query.dir === 'asc' ? asc : desc;
  const rows = await tx
    .select({
      resource: filings.resource,
      status_changed_at: filings.status_changed_at,
      keys: sql<string[]>`array[${sql.join(
        keys.map(({ value }) => sql`(${value})::text`),
        sql`, `,
      )}]`,
    })
    .from(filings)
    .leftJoin(due, eq(due.parent_id, filings.id))
    .where(and(filingFilters(ctx, query), query.cursor ? after(keys, query, order) : undefined))
    .orderBy(...keys.map(({ value }) => direction(value)))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: page, next: last ? writeCursor(order, last.keys) : null };
}

function after(keys: SortKey[], query: FilingRowsQuery, order: string): SQL {
  const given = readCursor(query.cursor ?? '', order, keys.length);
  const places = keys.map(({ type }, at) => sql`${given[at]}::${sql.raw(type)}`);
  const row = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(query.dir === 'asc' ? '>' : '<')} (${sql.join(places, sql`, `)})`;
}
