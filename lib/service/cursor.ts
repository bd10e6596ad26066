import type { List } from '#lib/contract/list';
import { CivilDate } from '#lib/contract/scalars';
import { invalid } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The position after which a page begins: the sort keys of the last row. `order` names the sort order. */
export function writeCursor(order: string, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/** Whether a key of a cursor is one that the database can compare with its column. */
type KeyCheck = (key: string) => boolean;

/**
 * The keys of a cursor, one for each check. Throws `validation_error` for an invalid cursor and one of another order;
 * `pointer` names its parameter.
 */
export function readCursor<const Checks extends readonly KeyCheck[]>(
  text: string,
  order: string,
  checks: Checks,
  pointer = '?cursor',
): { [At in keyof Checks]: string } {
  const [of, ...keys] = parse(text);
  const isOurs = (key: unknown, at: number) => typeof key === 'string' && checks[at]?.(key);
  if (of !== order || keys.length !== checks.length || !keys.every(isOurs))
    throw cursorOfAnotherList(pointer);
  return keys as { [At in keyof Checks]: string };
}

/** As above, for a list sorted by id. */
export function readIdCursor(text: string, order: string): string {
  return readCursor(text, order, [isId])[0];
}

/** A moment from `toISOString`, in a year that Postgres reads. */
export function isMomentKey(key: string): boolean {
  const at = Date.parse(key);
  return /^(?!0000)\d{4}-/.test(key) && !Number.isNaN(at) && new Date(at).toISOString() === key;
}

/** A moment as Postgres writes it, in the time zone of its session. */
export function isPostgresMomentKey(key: string): boolean {
  const [, day] =
    /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/.exec(
      key,
    ) ?? [];
  return key === 'infinity' || CivilDate.safeParse(day).success;
}

/** A whole number that JavaScript and a bigint hold exactly. */
export function isNumberKey(key: string): boolean {
  return /^-?\d{1,16}$/.test(key) && Number.isSafeInteger(Number(key));
}

/** A text that Postgres can store. */
export function isTextKey(key: string): boolean {
  return !key.includes('\0');
}

/**
 * The rows of a page, from a query for one row more than `limit`, and how the list continues after them. `keysOf` gives
 * the sort keys of a row.
 */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  order: string,
  keysOf: (row: Row) => readonly string[],
): { page: Row[]; next: Pick<List<Row>, 'has_more' | 'next_cursor'> } {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const next_cursor = last === undefined ? null : writeCursor(order, keysOf(last));
  return { page, next: { has_more: last !== undefined, next_cursor } };
}

/** A page of rows sorted by id, from a query for one row more than `limit`. */
export function pageOfIds<Row extends { id: string }, T>(
  rows: readonly Row[],
  limit: number,
  order: string,
  show: (row: Row) => T,
): List<T> {
  const { page, next } = cutPage(rows, limit, order, ({ id }) => [id]);
  return { object: 'list', data: page.map(show), ...next };
}

/** The error for a cursor that is not of this list. */
export function cursorOfAnotherList(pointer: string) {
  return invalid([
    {
      pointer,
      code: 'invalid',
      detail: 'This cursor belongs to another list. Begin at the first page.',
    },
  ]);
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
