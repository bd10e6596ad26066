import { and, asc, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SearchResults } from '#lib/contract/search';
import { readSearch } from '#lib/rules/search/read-search';
import { caseRank } from '#lib/service/case/case-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { findNames, findPartlyNamed, nameFilter, signFilter } from '#lib/service/db/found-by-words';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { documents } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';
import { documentWords, searchWords } from '#lib/service/db/schema/search-words';
import { beginsWord, endsWithAWord, lowerAscii, searchFilter, wordsOf } from '#lib/service/db/search';
import { withTenant } from '#lib/service/db/tenant';
import { ownBusiness } from '#lib/service/document/document-filters';
import { isId } from '#lib/service/ids';

const shown = 5;
// Filings, cases and documents are searched for this many businesses.
const mostNamed = 20;
const mostPartlyNamed = 300;

/**
 * A few results of every type, each found by an index: businesses and documents by the words of their names, what belongs
 * to a business by its id, and what matches a number or the end of an id.
 */
export function searchEverything(ctx: Context, q: string): Promise<SearchResults> {
  const states = new Map([...ctx.parts.jurisdictions].map(([code, { name }]) => [code, name]));
  const { words, jurisdiction } = readSearch(q, states);
  return withTenant(ctx, async (tx) => {
    const named = words === '' ? [] : await findBusinesses(ctx, tx, words);
    const homes = named.map(({ id }) => id);
    const found = await findFilings(ctx, tx, words, homes, jurisdiction);
    return {
      object: 'search_results',
      businesses: named.slice(0, shown),
      filings: found.slice(0, shown),
      cases: await findCases(
        ctx,
        tx,
        words,
        found.map(({ id }) => id),
      ),
      // A file's name may have the name of a state.
      documents: await findDocuments(ctx, tx, words || q, homes),
    };
  });
}

/** First those with this number or id, then by the word that was found and the name. */
async function findBusinesses(ctx: Context, tx: Tx, words: string) {
  const { id, legal_name, registration_number, registration_jurisdiction } = businesses;
  const searched = searchFilter(words, { name: legal_name, number: registration_number, ids: [id] });
  const isHome = isNull(businesses.formation_business_id);
  // One that was removed is gone, unless something was filed for it.
  const isThere = or(ne(businesses.registration_state, 'canceled'), exists(filingsOf(tx)));
  const shown = { id, legal_name, jurisdiction: registration_jurisdiction };
  const named = await nameFilter(ctx, tx, words);
  const ofNumber = eq(businesses.number_key, lowerAscii(words));
  const bySign = named ? and(signFilter(businesses, words), searched) : searched;
  const signed = await tx
    .select(shown)
    .from(businesses)
    .where(mine(ctx, businesses, and(isThere, or(ofNumber, and(isHome, bySign)))))
    .orderBy(desc(ofNumber), asc(legal_name), asc(id))
    .limit(mostNamed);
  if (!named) return signed;
  const found = await tx
    .select(shown)
    .from(searchWords)
    .innerJoin(businesses, sameTenant(businesses, searchWords, eq(legal_name, searchWords.name)))
    .where(and(mine(ctx, businesses, and(isHome, isThere)), named))
    .orderBy(asc(searchWords.word), asc(searchWords.name), asc(id))
    // Two words of a name may begin alike.
    .limit(2 * mostNamed);
  const byId = new Map([...signed, ...found].map((business) => [business.id, business]));
  return [...byId.values()].slice(0, mostNamed);
}

function filingsOf(tx: Tx) {
  const of = or(eq(filings.business_id, businesses.id), eq(filings.formation_business_id, businesses.id));
  return tx
    .select({ id: filings.id })
    .from(filings)
    .where(sameTenant(filings, businesses, of));
}

/** The filings of the businesses found, or with this number or id; or, if only a state was entered, in that state. */
function findFilings(ctx: Context, tx: Tx, words: string, homes: string[], jurisdiction: string | null) {
  const { id, legal_name, status } = filings;
  const which = or(
    homes.length > 0 ? inArray(filings.formation_business_id, homes) : undefined,
    homes.length > 0 ? inArray(filings.business_id, homes) : undefined,
    and(
      signFilter(filings, words),
      searchFilter(words, { name: legal_name, number: filings.registration_number, ids: [id] }),
    ),
  );
  return tx
    .select({ id, legal_name, jurisdiction: filings.jurisdiction, status })
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        words === '' ? undefined : which,
        jurisdiction === null ? undefined : eq(filings.jurisdiction, jurisdiction),
      ),
    )
    .orderBy(desc(id))
    .limit(mostNamed);
}

async function findCases(ctx: Context, tx: Tx, words: string, filingIds: string[]) {
  const { id, summary, status, parent_id } = cases;
  const which = or(filingIds.length > 0 ? inArray(parent_id, filingIds) : undefined, hasId(id, words));
  const found = await tx
    .select({ id, summary, status, parent_id })
    .from(cases)
    .where(mine(ctx, cases, which ?? sql`false`))
    .orderBy(caseRank, desc(id))
    .limit(shown);
  const names = await namesOfParents(
    ctx,
    tx,
    found.map((one) => one.parent_id),
  );
  return found.map(({ parent_id: parent, ...one }) => ({ ...one, legal_name: names.get(parent) ?? null }));
}

/** In its own statement: joined to the cases, it would scan every filing. */
async function namesOfParents(ctx: Context, tx: Tx, parents: string[]): Promise<Map<string, string>> {
  if (parents.length === 0) return new Map();
  const { id, business_id, legal_name } = filings;
  const rows = await tx
    .select({ id, business_id, legal_name })
    .from(filings)
    .where(mine(ctx, filings, or(inArray(id, parents), inArray(business_id, parents))))
    .limit(mostNamed);
  return new Map(
    rows.flatMap((row) => [
      [row.id, row.legal_name],
      [row.business_id, row.legal_name],
    ]),
  );
}

/**
 * First those whose file name has the words, then those of the businesses found or with this id. If there are none, those
 * that have some of the words in the file name and the others in the name of the business.
 */
async function findDocuments(ctx: Context, tx: Tx, words: string, homes: string[]) {
  const { id, business_id } = documents;
  const named = await findFiles(ctx, tx, words);
  const which = or(homes.length > 0 ? inArray(business_id, homes) : undefined, hasId(id, words));
  const found = [
    ...(named.length > 0 ? await newestDocuments(ctx, tx, inArray(id, named)) : []),
    ...(which ? await newestDocuments(ctx, tx, which) : []),
  ];
  if (found.length === 0) return findMixed(ctx, tx, words);
  return [...new Map(found.map((document) => [document.id, document])).values()].slice(0, shown);
}

async function findMixed(ctx: Context, tx: Tx, words: string) {
  const { id, filename, business_id } = documents;
  const namesOf = (table: typeof searchWords | typeof documentWords) =>
    findPartlyNamed(ctx, tx, table, words);
  const homes = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(mine(ctx, businesses, inArray(businesses.legal_name, await namesOf(searchWords))))
    .limit(mostPartlyNamed);
  const each = wordsOf(words).map((word) =>
    or(beginsWord(filename, word), beginsWord(businesses.legal_name, word)),
  );
  const ofHomes = inArray(
    business_id,
    homes.map((business) => business.id),
  );
  const found: string[] = [];
  for (const which of [ofHomes, inArray(filename, await namesOf(documentWords))]) {
    const mixed = await tx
      .select({ id })
      .from(documents)
      .innerJoin(businesses, ownBusiness)
      .where(and(mine(ctx, documents, which), ...each))
      .orderBy(desc(id))
      .limit(shown);
    found.push(...mixed.map((document) => document.id));
  }
  return found.length === 0 ? [] : newestDocuments(ctx, tx, inArray(id, found));
}

/** By the word that was found and the name; of the same name, the newest ones. */
async function findFiles(ctx: Context, tx: Tx, words: string): Promise<string[]> {
  const names = await findNames(ctx, tx, documentWords, words);
  if (!names) return [];
  const newest = tx
    .select({ id: documents.id })
    .from(documents)
    .where(mine(ctx, documents, eq(documents.filename, documentWords.name)))
    .orderBy(desc(documents.id))
    .limit(shown)
    .as('newest');
  const found = await tx
    .select({ id: newest.id })
    .from(documentWords)
    .innerJoinLateral(newest, sql`true`)
    // The planner takes a pattern for so rare that it would read and sort every candidate, so it sees none here.
    .where(and(names.candidates, sql`coalesce(${names.matches}, false)`))
    .orderBy(asc(documentWords.word), asc(documentWords.name), desc(newest.id))
    // Two words of a name may begin alike.
    .limit(2 * shown);
  return [...new Set(found.map(({ id }) => id))].slice(0, shown);
}

/** The documents are chosen before their businesses are joined: the planner would scan every document. */
function newestDocuments(ctx: Context, tx: Tx, which: SQL) {
  const { id, filename, types, business_id } = documents;
  const found = tx
    .select({ id, filename, types, business_id })
    .from(documents)
    .where(mine(ctx, documents, which))
    .orderBy(desc(id))
    .limit(shown)
    .as('found');
  return tx
    .select({
      id: found.id,
      filename: found.filename,
      types: found.types,
      legal_name: businesses.legal_name,
    })
    .from(found)
    .innerJoin(businesses, mine(ctx, businesses, eq(businesses.id, found.business_id)))
    .orderBy(desc(found.id));
}

/** Whether it is the id, or its end, as screens show it. */
function hasId(id: typeof cases.id | typeof documents.id, words: string): SQL | undefined {
  return isId(words) ? eq(id, words) : endsWithAWord(id, words);
}
