import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { MAX } from 'uuid';
import type { FilingListQuery } from '#lib/contract/filing';
import { openFilingStatuses } from '#lib/rules/filing/filing-state';
import type { Context } from '#lib/service/context';
import { readIdCursor, writeCursor } from '#lib/service/cursor';
import { asText } from '#lib/service/db/as-text';
import type { Row } from '#lib/service/db/database';
import { searchTable } from '#lib/service/db/found-by-words';
import { callOf } from '#lib/service/db/hand-written';
import { filings } from '#lib/service/db/schema/filings';
import { readingOf, readTenant, withTenant } from '#lib/service/db/tenant';
import { filingFilters } from '#lib/service/filing/filing-filters';

const order = 'filings newest first';

/** A page of filings as JSON text, newest first, joined from the text rendered at each filing's last change. */
export async function listFilings(
  ctx: Context,
  { limit, cursor, ...filters }: FilingListQuery & Pick<Filters, 'metadata'>,
): Promise<string> {
  const before = cursor === undefined ? undefined : readIdCursor(cursor, order);
  const rows = isWhole(filters)
    ? await readingOf(ctx).run(
        callOf('newest_filings', [ctx.organizationId, ctx.mode, before ?? MAX, limit + 1]),
      )
    : await readChosen(ctx, filters, before, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last ? JSON.stringify(writeCursor(order, [String(last.id)])) : 'null';
  return `{"object":"list","data":[${page.map((row) => row.resource).join(',')}],"has_more":${last !== undefined},"next_cursor":${next}}`;
}

type Filters = Omit<FilingListQuery, 'limit' | 'cursor'> & { metadata: Record<string, string> };

const isWhole = ({ metadata, ...filters }: Filters) =>
  [...Object.values(metadata), ...Object.values(filters)].every((value) => value === undefined);

async function readChosen(
  ctx: Context,
  { status, ...filters }: Filters,
  before: string | undefined,
  count: number,
): Promise<Row[]> {
  const earlier = before === undefined ? undefined : lt(filings.id, before);
  const read = (chosen: typeof filters) => pageOf(and(filingFilters(ctx, chosen), earlier), status, count);
  if (!filters.q) return readTenant(ctx, read(filters));
  const others = filingFilters(ctx, { ...filters, q: undefined });
  return withTenant(ctx, async (tx) =>
    tx.run(asText(read(await searchTable(ctx, tx, filings, filters, others)))),
  );
}

/** `open` merges four scans along the index of the status: no page costs more than the first. */
function pageOf(chosen: SQL | undefined, status: FilingListQuery['status'], count: number): SQL {
  const { id, resource } = filings;
  const walk = (condition?: SQL) =>
    sql`select ${id}, ${resource} from ${filings} where ${and(chosen, condition)} order by ${desc(id)} limit ${count}`;
  if (status !== 'open') return walk(status && eq(filings.status, status));
  const statuses = sql.join(
    openFilingStatuses.map((open) => sql`(${open})`),
    sql`, `,
  );
  return sql`select p.* from (values ${statuses}) s (status)
    cross join lateral (${walk(eq(filings.status, sql`s.status`))}) p order by p.id desc limit ${count}`;
}
