import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CaseRows, CaseRowsQuery } from '#lib/contract/case-rows';
import { findOwners } from '#lib/service/assignment/find-owners';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import { caseFilters } from '#lib/service/case/case-filters';
import { casePlace, caseRank } from '#lib/service/case/case-status';
import { casesAnsweredWith } from '#lib/service/case/cases-answered-with';
import { filingsOfCases } from '#lib/service/case/filings-of-cases';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import { cutPage, isNumberKey, readCursor } from '#lib/service/cursor';
import { countRows } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { selectFound } from '#lib/service/db/found-by-words';
import { mine, sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import {
  endsWithAWord,
  isFound,
  mayEndId,
  type Searched,
  searchFilter,
  searchOnce,
} from '#lib/service/db/search';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';

const order = 'case due';

// Cases that need a response come first, then those under review, each by due date; of closed cases, the latest.
const openRank = sql`least(${caseRank}, 3)::bigint`;
const id = sql`${cases.id}::text`;

/** A case's filing: the one that waits for it, or the one that created the record that the case is about. */
const filingOfCase = sameTenant(
  filings,
  cases,
  or(
    eq(filings.id, cases.parent_id),
    and(eq(cases.parent_type, 'business'), eq(filings.business_id, cases.parent_id), ne(filings.type, 'ein')),
  ),
);

/** The inbox of cases, each with its filing. */
export async function listCaseRows(ctx: Context, query: CaseRowsQuery): Promise<CaseRows> {
  const { page, next, shown, total } = await withTenant(ctx, async (tx) => {
    const narrowed = await searchCases(ctx, tx, query);
    const alike = query.answered_with ? await casesAnsweredWith(ctx, tx, query.answered_with) : undefined;
    const chosen = and(rowFilters(ctx, narrowed), isFound(cases.id, alike?.join()));
    const found = await tx
      .select({ row: cases, keys: sql<string[]>`array[${openRank}::text, (${casePlace})::text, ${id}]` })
      .from(cases)
      .where(and(chosen, after(query.cursor)))
      .orderBy(asc(openRank), asc(casePlace), asc(id))
      .limit(query.limit + 1);
    const { page, next } = cutPage(found, query.limit, order, ({ keys }) => keys);
    const shown = await filingsOfCases(
      ctx,
      tx,
      page.map(({ row }) => row),
    );
    return { page, next, shown, total: await countRows(tx, cases, chosen) };
  });
  const owners = await findOwners(
    ctx,
    page.map(({ row }) => row.id),
  );
  return {
    object: 'list',
    data: page.map(({ row }) => ({
      case: toCase(row),
      filing: shown.get(row.id) ?? null,
      owner: owners.get(row.id) ?? null,
    })),
    ...next,
    total,
  };
}

function after(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [first, second, third] = readCursor(cursor, order, [isNumberKey, isNumberKey, isId]);
  return sql`(${openRank}, ${casePlace}, ${id}) > (${first}::bigint, ${second}::bigint, ${third}::text)`;
}

/** The query with its search done, by indexes. */
async function searchCases(ctx: Context, tx: Tx, query: CaseRowsQuery): Promise<Searched<CaseRowsQuery>> {
  const { q } = query;
  if (!q?.trim()) return query;
  const rows = (condition: SQL | undefined) =>
    sql`select ${cases.id} as id from ${cases} where ${mine(ctx, cases, condition)}`;
  const waiting = await selectFound(ctx, tx, filings, q);
  const ofRecord = { id: filings.business_id, condition: ne(filings.type, 'ein') };
  const records = await selectFound(ctx, tx, filings, q, ofRecord);
  const each = [
    rows(sql`${cases.parent_id} in (${waiting})`),
    rows(and(eq(cases.parent_type, 'business'), sql`${cases.parent_id} in (${records})`)),
    ...(mayEndId(q) ? [rows(and(endsWithAWord(cases.id, q), searched(ctx, q)))] : []),
  ];
  return searchOnce(tx, query, sql.join(each, sql` union `));
}

/**
 * Finds cases by the names and numbers of their filings, which are read once, or by the end of an id, filing by filing.
 */
function searched(ctx: Context, q: string | undefined): SQL | undefined {
  const { legal_name: name, registration_number: number } = filings;
  if (mayEndId(q)) {
    const found = searchFilter(q, { name, number, ids: [cases.id, filings.id] });
    return sql`exists (select from (select) one left join ${filings} on ${filingOfCase} where ${found})`;
  }
  const words = searchFilter(q, { name, number, ids: [] });
  if (!words) return undefined;
  const found = mine(ctx, filings, words);
  const ofRecord = and(found, ne(filings.type, 'ein'));
  return or(
    sql`${cases.parent_id} in (select ${filings.id} from ${filings} where ${found})`,
    and(
      eq(cases.parent_type, 'business'),
      sql`${cases.parent_id} in (select ${filings.business_id} from ${filings} where ${ofRecord})`,
    ),
  );
}

function rowFilters(ctx: Context, query: Searched<CaseRowsQuery>): SQL | undefined {
  return and(
    caseFilters(ctx, query),
    ownerFilter(ctx, cases.id, query.owner),
    searched(ctx, query.q),
    isFound(cases.id, query.ids),
  );
}
