import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import type { Context } from '#lib/service/context';
import {
  cursorOfAnotherList,
  isNumberKey,
  isPostgresMomentKey,
  isTextKey,
  readCursor,
  writeCursor,
} from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { filings } from '#lib/service/db/schema/filings';
import { filingFilters } from '#lib/service/filing/filing-filters';
import { type FilingOnRecord, onRecord } from '#lib/service/filing/filing-on-record';
import { type FilingWalk, filingWalks } from '#lib/service/filing/filing-order';
import { isId } from '#lib/service/ids';

export type FilingPage = {
  rows: FilingOnRecord[];
  next: string | null;
};

const checks = { bigint: isNumberKey, text: isTextKey, timestamptz: isPostgresMomentKey, uuid: isId };

type ReadRow = FilingOnRecord & { at: number; keys: string[] };

/**
 * One page of filings in the requested order. It starts after the keys in the cursor, so page 1,000 costs no more than
 * page 1.
 */
export async function readFilingPage(
  ctx: Context,
  tx: Tx,
  query: FilingRowsQuery & { ids?: string },
): Promise<FilingPage> {
  const size = query.limit;
  const walks = filingWalks(query);
  const from = placeOf(query, walks);
  const rows: ReadRow[] = [];
  for (let at = from.at; at < walks.length && rows.length <= size; at += 1) {
    const walk = walks[at];
    if (!walk) break;
    const isDown = (query.dir === 'desc') !== (walk.isTurned === true);
    const direction = isDown ? desc : asc;
    const after = at === from.at ? afterKeys(walk, from.keys, isDown) : undefined;
    const found = await tx
      .select({
        ...onRecord,
        at: sql<number>`${at}::int`,
        keys: sql<string[]>`array[${sql.join(
          walk.keys.map(({ value }) => sql`(${value})::text`),
          sql`, `,
        )}]`,
      })
      .from(filings)
      .where(and(filingFilters(ctx, query), walk.where, after))
      .orderBy(...walk.keys.map(({ value }) => direction(value)))
      .limit(size + 1 - rows.length);
    rows.push(...found);
  }
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const next = last && writeCursor(orderOf(query), [`${last.at}`, JSON.stringify(last.keys)]);
  return { rows: page, next: next ?? null };
}

const orderOf = ({ sort, dir }: FilingRowsQuery) => `${sort} ${dir}`;

/** The index scan in which the page starts, and the keys after which it starts. */
function placeOf(query: FilingRowsQuery, walks: readonly FilingWalk[]): { at: number; keys: string[] } {
  if (!query.cursor) return { at: 0, keys: [] };
  const [at, text] = readCursor(query.cursor, orderOf(query), [isNumberKey, isTextKey]);
  const keys = parse(text);
  const sortedBy = walks[Number(at)]?.keys;
  if (keys.length !== sortedBy?.length || !sortedBy.every(({ type }, at) => checks[type](keys[at] ?? '')))
    throw cursorOfAnotherList('?cursor');
  return { at: Number(at), keys };
}

function parse(text: string): string[] {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : [];
  } catch {
    return [];
  }
}

function afterKeys({ keys }: FilingWalk, given: readonly string[], isDown: boolean): SQL | undefined {
  if (given.length === 0) return undefined;
  const places = keys.map(({ type }, at) => sql`${given[at]}::${sql.raw(type)}`);
  const row = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(isDown ? '<' : '>')} (${sql.join(places, sql`, `)})`;
}
