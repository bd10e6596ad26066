import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The columns that a list is searched in. */
interface Searched {
  name: SQLWrapper;
  number: SQLWrapper;
  ids: readonly SQLWrapper[];
}

/**
 * What a search finds: the number, whole; or each word begins a word of the name, is the number, or ends an id.
 * Undefined where nothing is asked for. No index holds the words: under row-level security Postgres looks only for what no
 * function can leak by, so the rows of the organization are walked in any case.
 */
export function searchFilter(q: string | undefined, { name, number, ids }: Searched): SQL | undefined {
  const words = q?.replaceAll('\u0000', '').split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return undefined;
  const isNumber = (text: string) => sql`lower(${number}) = ${text.toLowerCase()}`;
  const each = words.map((word) => or(beginsWord(name, word), isNumber(word), ...endsId(ids, word)));
  return or(isNumber(words.join(' ')), and(...each));
}

/** The screens shorten an id to its end, behind an ellipsis. Fewer characters end ids that nobody meant. */
function endsId(ids: readonly SQLWrapper[], word: string): SQL[] {
  const end = /^…?([\da-f-]{6,36})$/i.exec(word)?.[1];
  return end ? ids.map((id) => sql`${id}::text like ${`%${end.toLowerCase()}`}`) : [];
}

/** What begins with no letter and no digit has no place where a word begins, and is looked for as it stands. */
function beginsWord(name: SQLWrapper, word: string): SQL | undefined {
  const anywhere = sql`${name} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  if (!/^[\p{L}\p{N}]/u.test(word)) return anywhere;
  // Escaped is what is no letter in any language: a backslash before a letter would be a class, or an error.
  const start = `(^|[^[:alnum:]])${word.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')}`;
  return and(anywhere, sql`${name} ~* ${start}`);
}
