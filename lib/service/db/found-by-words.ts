import { and, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#lib/service/context';
import { countEach } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type documentWords, searchWords } from '#lib/service/db/schema/search-words';
import {
  beginsWord,
  lowerAscii,
  readEndOfId,
  type Searched,
  searchFilter,
  searchOnce,
  spellingsOf,
  wordsOf,
} from '#lib/service/db/search';
import { type WordRange, wordRange } from '#lib/service/db/word-range';

type WordsTable = typeof searchWords | typeof documentWords;

/** A table whose names are in the table of words. */
export type SearchedTable = PgTable &
  Record<
    'organization_id' | 'mode' | 'id' | 'legal_name' | 'registration_number' | 'number_key' | 'id_end',
    AnyPgColumn
  >;

/** The query with its search replaced by the ids of the rows of `table` that it finds and that meet the condition. */
export async function searchTable<Query extends { q?: string | undefined }>(
  ctx: Context,
  tx: Tx,
  table: SearchedTable,
  query: Query,
  condition?: SQL,
): Promise<Searched<Query>> {
  if (wordsOf(query.q).length === 0) return query;
  return searchOnce(tx, query, await selectFound(ctx, tx, table, query.q ?? '', { condition }));
}

type Selected = { condition?: SQL | undefined; ids?: SQLWrapper[]; id?: SQLWrapper };

/**
 * A selection of the ids of the rows that meet the condition and that `searchFilter` finds in the name, the number and
 * these ids: those found by the name, and those found only otherwise. `id` may be another column.
 */
export async function selectFound(
  ctx: Context,
  tx: Tx,
  table: SearchedTable,
  q: string,
  { condition, ids = [table.id], id = table.id }: Selected = {},
): Promise<SQL> {
  const found = searchFilter(q, { name: table.legal_name, number: table.registration_number, ids });
  const rows = (...conditions: (SQL | undefined)[]) =>
    sql`select ${id} as id from ${table} where ${mine(ctx, table, condition, ...conditions)}`;
  const named = await nameFilter(ctx, tx, q);
  if (!named) return rows(found);
  const names = sql`(select ${searchWords.name} from ${searchWords} where ${named})`;
  const byName = and(...wordsOf(q).map((word) => beginsWord(table.legal_name, word)));
  return sql`${rows(sql`${table.legal_name} in ${names}`)}
    union all ${rows(signFilter(table, q), found, sql`not ${byName}`)}`;
}

/** The rows that a word of the search may name by its number or the end of its id. */
export function signFilter({ number_key, id_end }: SearchedTable, q: string): SQL | undefined {
  const words = wordsOf(q);
  const ends = words.flatMap((word) => {
    const end = [...(readEndOfId(word)?.slice(-12) ?? '')].toReversed().join('');
    return end ? [and(gte(id_end, end), lt(id_end, `${end}~`))] : [];
  });
  return or(inArray(number_key, [words.join(' '), ...words].map(lowerAscii)), ...ends);
}

/** The rows of the table of words with a name that has each word of the search; null if no word can be looked up. */
export async function nameFilter(ctx: Context, tx: Tx, q: string): Promise<SQL | null> {
  const found = await findNames(ctx, tx, searchWords, q);
  return found && sql`(${found.candidates} and ${found.matches})`;
}

/**
 * The conditions for the rows of a table of words that an index finds, and for those among them that match; null if no
 * word can be looked up.
 */
export async function findNames(
  ctx: Context,
  tx: Tx,
  table: WordsTable,
  q: string,
): Promise<{ candidates: SQL; matches: SQL } | null> {
  const words = wordsOf(q);
  const ranges = words.map(rangesOf).filter((some) => some !== null);
  const rarest = await rarestOf(ctx, tx, table, ranges);
  if (!rarest) return null;
  const matches = words.map((word) => beginsWord(table.name, word));
  return { candidates: inRanges(ctx, table, rarest), matches: sql.join(matches, sql` and `) };
}

const mostWords = 3;
const mostNames = 100;

/** Names that have one of the rarest words of a search of several words, the first ones of each. */
export async function findPartlyNamed(ctx: Context, tx: Tx, table: WordsTable, q: string): Promise<string[]> {
  const words = wordsOf(q);
  const ranges = words.length < 2 ? [] : words.map(rangesOf).filter((some) => some !== null);
  const conditions = ranges.map((some) => inRanges(ctx, table, some));
  if (conditions.length === 0) return [];
  const counts = await countEach(tx, table, conditions, mostCounted);
  const rarest = conditions
    .map((condition, at) => ({ condition, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .slice(0, mostWords);
  if (rarest.length === 0) return [];
  const firsts = rarest.map(
    ({ condition }) => sql`(select ${table.name} from ${table} where ${condition} limit ${mostNames})`,
  );
  const found = await tx
    .select({ name: sql<string>`name` })
    .from(sql`(${sql.join(firsts, sql` union all `)}) found`);
  return [...new Set(found.map(({ name }) => name))];
}

/** One range for each spelling of the word; null if a name may match outside of them. */
function rangesOf(word: string): WordRange[] | null {
  const ranges = spellingsOf(word).map(wordRange);
  return ranges.every((range) => range !== null) ? ranges : null;
}

function inRanges(ctx: Context, table: WordsTable, ranges: readonly WordRange[]): SQL {
  const within = ranges.map(({ from, to }) => and(gte(table.word, from), lt(table.word, to)));
  return mine(ctx, table, or(...within)) ?? sql`false`;
}

// Beyond this many names, counting them on would take longer than reading them.
const mostCounted = 10_000;

/** A search reads the names of one of its words: the one that the fewest names have. */
async function rarestOf(
  ctx: Context,
  tx: Tx,
  table: WordsTable,
  ranges: WordRange[][],
): Promise<WordRange[] | undefined> {
  if (ranges.length < 2) return ranges[0];
  const conditions = ranges.map((some) => inRanges(ctx, table, some));
  const counts = await countEach(tx, table, conditions, mostCounted);
  return ranges[counts.indexOf(Math.min(...counts))];
}
