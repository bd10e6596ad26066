import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The columns that a list is searched in. */
type Searched = {
  name: SQLWrapper;
  number: SQLWrapper;
  ids: readonly SQLWrapper[];
};

// Past so many, a page is soon full, and to name them all by their ids would take longer than to search again.
const mostFound = 10_000;

/**
 * The query with its search done: what was found is named by ids, so that it is looked for once, and not for the page and
 * for its count again. The query as it was where nothing is searched for, or where too much is found.
 */
export async function searchOnce<Query extends { q?: string | undefined }>(
  query: Query,
  find: (most: number) => PromiseLike<{ id: string }[]>,
): Promise<Query & { ids?: string[] }> {
  if (!query.q) return query;
  const found = await find(mostFound + 1);
  return found.length > mostFound ? query : { ...query, q: undefined, ids: found.map(({ id }) => id) };
}

/** The rows that a search has found; in one parameter, however many they are. */
export function isFound(id: SQLWrapper, ids: readonly string[] | undefined): SQL | undefined {
  return ids && sql`${id} = any(${`{${ids.join(',')}}`}::uuid[])`;
}

/**
 * What a search finds: the number, whole; or each word begins a word of the name, is the number, or ends an id.
 * Undefined where nothing is asked for. No index is sorted by the words: under row-level security Postgres looks only for
 * what no function can leak by, so every name of the organization is read, from an index that is narrower than its rows.
 */
export function searchFilter(q: string | undefined, { name, number, ids }: Searched): SQL | undefined {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  const isNumber = (text: string) => sql`lower(${number} collate "C") = ${lowerAscii(text)}`;
  const each = words.map((word) => or(beginsWord(name, word), isNumber(word), ...endsId(ids, word)));
  return or(isNumber(words.join(' ')), and(...each));
}

function wordsOf(q: string | undefined): string[] {
  return q?.replaceAll('\u0000', '').split(/\s+/).filter(Boolean) ?? [];
}

/** Whether a word of it may end an id. */
export function mayEndId(q: string | undefined): boolean {
  return wordsOf(q).some((word) => endOfId.test(word));
}

const endOfId = /^…?([\da-f-]{6,36})$/i;

/** The screens shorten an id to its end, behind an ellipsis. Fewer characters end ids that nobody meant. */
function endsId(ids: readonly SQLWrapper[], word: string): SQL[] {
  const end = endOfId.exec(word)?.[1];
  return end ? ids.map((id) => sql`${id}::text like ${`%${end.toLowerCase()}`}`) : [];
}

/**
 * What begins with no letter and no digit has no place where a word begins, and is looked for as it stands. Databases differ
 * in which letters they know and how they fold them, so cases and ends of words are written out, and ASCII alone is left to
 * `ilike`, which is there for speed.
 */
function beginsWord(name: SQLWrapper, word: string): SQL {
  const characters = [...word];
  const anywhere = characters.map((character) =>
    /[^\x20-\x7e]/.test(character) ? '_' : character.replace(/[\\%_]/, '\\$&'),
  );
  const start = /^[\p{L}\p{N}]/u.test(word) ? `(^|[^${inWords}])` : '';
  const pattern = start + characters.map(inEitherCase).join('');
  return sql`(${name} collate "C" ilike ${`%${anywhere.join('')}%`} and ${name} collate "C" ~ ${pattern})`;
}

/** ASCII's letters and digits, and all that is above it but signs, spaces, punctuation, symbols and pictures. */
const inWords =
  '0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\u30fa\u30fc-\ufe0f\ufe70-\ufeff\u{20000}-\u{3ffff}';

function inEitherCase(character: string): string {
  const cases = [character, character.toLowerCase(), character.toUpperCase()];
  const letters = new Set(cases.filter((one) => [...one].length === 1));
  if (letters.size > 1) return `[${[...letters].join('')}]`;
  // Escaped is what is no letter in any language: a backslash before a letter would be a class, or an error.
  return character.replace(/[!-/:-@[-`{-~]/, '\\$&');
}

function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
