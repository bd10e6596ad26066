import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { countLimit } from '#lib/contract/count-limit';
import { unaccented } from '#lib/rules/search/unaccented';
import { tidyText } from '#lib/rules/text/tidy-text';
import type { Tx } from '#lib/service/db/database';
import { hasOneOf } from '#lib/service/db/has-one-of';
import { casesOf, inWords } from '#lib/service/db/word-range';

/** The columns that a search of a list matches. */
type Columns = {
  name: SQLWrapper;
  number: SQLWrapper;
  ids: readonly SQLWrapper[];
};

/** A query whose search is done: the ids found, with commas between them, and how many there are. */
export type Searched<Query> = Query & { ids?: string; total?: number };

/**
 * The query with its search replaced by the ids that `found` selects, each once, so that a page does not search again.
 * The search stays if there are more than lists count: then a page fills quickly. The ids come as one text, because the
 * embedded database reads thousands of rows slowly.
 */
export async function searchOnce<Query extends { q?: string | undefined }>(
  tx: Tx,
  query: Query,
  found: SQL,
): Promise<Searched<Query>> {
  const some = sql`(select id from (${found}) found limit ${countLimit + 1}) found`;
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int`, ids: sql<string | null>`string_agg(id::text, ',')` })
    .from(some);
  const { total = 0, ids = null } = row ?? {};
  return total > countLimit ? { ...query, total } : { ...query, q: undefined, ids: ids ?? '', total };
}

/** Rows with one of the ids that a search found. */
export function isFound(id: SQLWrapper, ids: string | undefined): SQL | undefined {
  return ids === undefined ? undefined : hasOneOf(id, ids);
}

/**
 * The condition of a search: it equals the number, or each word begins a word of the name, is the number, or ends an
 * id. Undefined without a search. No index serves it: under row-level security Postgres uses an index only for leakproof
 * functions. `selectFound` finds the same rows by indexes.
 */
export function searchFilter(q: string | undefined, { name, number, ids }: Columns): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  const isNumber = (text: string) => sql`lower(${number} collate "C") = ${lowerAscii(text)}`;
  const each = words.map((word) => or(beginsWord(name, word), isNumber(word), ...endsId(ids, word)));
  return or(isNumber(words.join(' ')), and(...each));
}

/**
 * Without the marks that a paste brings and nobody sees, and without what one list writes and another leaves out: the comma
 * or period after a word, and the LLC at the end of a name, which is “Acme, L.L.C.” in a list and “Acme LLC” on the
 * register.
 */
export function wordsOf(q: string | undefined): string[] {
  const typed = tidyText((q ?? '').replaceAll('\u0000', ''))
    .split(/\s+/)
    .filter(Boolean);
  const words = typed.map((word) => word.replace(/(?<=[^,.])[,.]+$/, ''));
  return words.length > 1 && llc.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

const llc = /^(p\.?)?l\.?l\.?c$/i;

/** Whether one of its words may be the end of an id. */
export function mayEndId(q: string | undefined): boolean {
  return wordsOf(q).some((word) => endOfId.test(word));
}

const endOfId = /^…?([\da-f-]{6,36})$/i;

/** Screens show only the end of an id, after an ellipsis. Fewer characters would match too many ids. */
function endsId(ids: readonly SQLWrapper[], word: string): SQL[] {
  const end = readEndOfId(word);
  return end ? ids.map((id) => sql`${id}::text like ${`%${end}`}`) : [];
}

/** The id ends with a word of the search. */
export function endsWithAWord(id: SQLWrapper, q: string): SQL | undefined {
  return or(...wordsOf(q).flatMap((word) => endsId([id], word)));
}

/** The end of an id that the word may be, in lower case. */
export function readEndOfId(word: string): string | undefined {
  return endOfId.exec(word)?.[1]?.toLowerCase();
}

/**
 * A word that begins with punctuation is searched for anywhere, because no word of a name begins there. Databases
 * differ in their letters and case folding, so both cases and word boundaries are written out; `ilike` is used only for
 * ASCII, for speed. The accents of the search and of the name do not count.
 */
export function beginsWord(name: SQLWrapper, word: string): SQL {
  const spelled = spellingsOf(word).map((spelling) => beginsSpelling(name, spelling));
  const plain = unaccented(word);
  const accented = sql`(${name} collate "C" ~ '[^\\x01-\\x7f]' and ${beginsSpelling(sql`unaccented(${name})`, plain)})`;
  return sql`(${sql.join(plain === '' ? spelled : [...spelled, accented], sql` or `)})`;
}

/** With its letters and their accents in one, apart, and without them: a name is written in each of these ways. */
export function spellingsOf(word: string): string[] {
  const spellings = [word.normalize('NFC'), word.normalize('NFD'), unaccented(word)];
  return [...new Set(spellings)].filter((spelling) => spelling !== '');
}

function beginsSpelling(name: SQLWrapper, word: string): SQL {
  const characters = [...word];
  const anywhere = characters.map((character) =>
    /[^\x20-\x7e]/.test(character) || marksOf(character) ? '_' : character.replace(/[\\%_]/, '\\$&'),
  );
  const start = /^[\p{L}\p{N}]/u.test(word) ? `(^|[^${inWords}])` : '';
  const pattern = start + characters.map(inEitherCase).join('');
  return sql`(${name} collate "C" ilike ${`%${anywhere.join('')}%`} and ${name} collate "C" ~ ${pattern})`;
}

// None of them is in a word, so the table of words splits a name in the same places whichever is written.
const sameMarks = ["'’‘`´", '"“”', '-‐‑–—'];

/** The marks that are written for one another: a keyboard has the straight ones, and a document the others. */
const marksOf = (character: string) => sameMarks.find((marks) => marks.includes(character));

function inEitherCase(character: string): string {
  const marks = marksOf(character);
  if (marks) return `[${marks}]`;
  const letters = casesOf(character);
  if (letters.length > 1) return `[${letters.join('')}]`;
  // Only characters that are no letters are escaped: a backslash before a letter would be a class or an error.
  return character.replace(/[!-/:-@[-`{-~]/, '\\$&');
}

export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
