import { and, eq, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { countLimit } from '#lib/contract/count-limit';
import type { DocumentRowsQuery } from '#lib/contract/document-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { ageLimitsOf } from '#lib/rules/requirement/document-acceptance';
import type { Context } from '#lib/service/context';
import { countRows } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { findNames, selectFound } from '#lib/service/db/found-by-words';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { documentWords } from '#lib/service/db/schema/search-words';
import { isFound, mayEndId, type Searched, searchFilter, searchOnce, wordsOf } from '#lib/service/db/search';

type Filters = Omit<DocumentRowsQuery, 'limit' | 'cursor'> & {
  /** The result of the search. */
  ids?: string;
};

/** The rows of a list of documents, joined with their businesses, for the caller's organization and mode. */
export function documentFilters(ctx: Context, query: Filters) {
  const { type, jurisdiction, business_id, used, age } = query;
  const isUsed = sql`exists (select from ${documentLinks} where ${sameTenant(documentLinks, documents, eq(documentLinks.document_id, documents.id))})`;
  return mine(
    ctx,
    documents,
    type ? isOfType(type) : undefined,
    jurisdiction ? eq(businesses.registration_jurisdiction, jurisdiction) : undefined,
    business_id ? eq(documents.business_id, business_id) : undefined,
    used ? (used === 'true' ? isUsed : not(isUsed)) : undefined,
    age ? ageFilter(ctx, age) : undefined,
    searched(query.q),
    isFound(documents.id, query.ids),
  );
}

/** The query with its search done. */
export async function searchDocuments(
  ctx: Context,
  tx: Tx,
  query: DocumentRowsQuery,
): Promise<Searched<DocumentRowsQuery>> {
  const { q } = query;
  if (!q?.trim()) return query;
  const found = await selectFound(ctx, tx, businesses, q, { ids: [] });
  const isOfFound = sql`${documents.business_id} in (${found})`;
  const condition = documentFilters(ctx, { ...query, q: undefined });
  const rows = (...conditions: (SQL | undefined)[]) =>
    sql`select ${documents.id} as id from ${documents} join ${businesses} on ${ownBusiness} where ${and(condition, ...conditions)}`;
  const names = mayBeSign(q) ? null : await findNames(ctx, tx, documentWords, q);
  // A search that finds more than a list counts has found them sooner by reading the documents.
  if (!names || (await countRows(tx, documentWords, names.candidates)) > countLimit)
    return searchOnce(tx, query, rows(or(inDocument(q), isOfFound)));
  const named = sql`select ${documentWords.name} from ${documentWords} where ${names.candidates} and ${names.matches}`;
  const isNamed = sql`${documents.filename} in (${named})`;
  const others = rows(isOfFound, sql`not ${inDocument(q)}`);
  return searchOnce(tx, query, sql`${rows(isNamed)} union all ${others}`);
}

const hashLength = 64;

/** Whether a word of the search may be the end of a document's id, or its hash. */
function mayBeSign(q: string): boolean {
  return mayEndId(q) || wordsOf(q).some((word) => word.length === hashLength);
}

export const ownBusiness = sameTenant(businesses, documents, eq(businesses.id, documents.business_id));

function searched(q: string | undefined): SQL | undefined {
  return or(
    inDocument(q),
    searchFilter(q, { name: businesses.legal_name, number: businesses.registration_number, ids: [] }),
  );
}

function inDocument(q: string | undefined): SQL | undefined {
  return searchFilter(q, { name: documents.filename, number: documents.sha256, ids: [documents.id] });
}

function isOfType(type: string): SQL {
  return sql`${documents.types} @> ${JSON.stringify([type])}::jsonb`;
}

/** The SQL form of `acceptanceOf`: an age matters only if a state limits it. */
function ageFilter(ctx: Context, age: NonNullable<DocumentRowsQuery['age']>): SQL | undefined {
  const today = civilDateOf(ctx.now);
  const limits = [...ageLimitsOf(ctx.parts.jurisdictions.values())];
  const olderThan = (days: number) => lt(documents.issued_on, addDays(today, -days));
  // No state accepts a document with a date in the future.
  const isAhead = sql`${documents.issued_on} > ${today}`;
  const each = limits.map(([type, byDays]) => {
    const days = [...byDays.keys()];
    const byNone = or(isAhead, olderThan(Math.max(...days)));
    const notByAll = or(isAhead, olderThan(Math.min(...days)));
    return { type, byNone, notByAll };
  });
  const everyType = (part: (one: (typeof each)[number]) => SQL | undefined) =>
    and(
      sql`${documents.issued_on} is not null`,
      or(...each.map(({ type }) => isOfType(type))),
      ...each.map((one) => or(not(isOfType(one.type)), part(one))),
    );
  const byNone = everyType((one) => one.byNone);
  const byAll = everyType(({ notByAll }) => notByAll && not(notByAll));
  if (age === 'too_old') return byNone;
  if (age === 'accepted') return byAll;
  const hasLimit = everyType(() => sql`true`);
  return and(hasLimit, sql`not (${byNone})`, sql`not (${byAll})`);
}
