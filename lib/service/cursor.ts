import type { List } from '#lib/contract/list';
import { invalid } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The position after which a page begins: the sort keys of the last row. `order` names the sort order. */
export function writeCursor(order: string, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([order, ...keys])).toString('base64url');
}

/** Throws `validation_error` for an invalid cursor and one of another order; `pointer` names its parameter. */
export function readCursor(text: string, order: string, count: number, pointer = '?cursor'): string[] {
  const [of, ...keys] = parse(text);
  if (of === order && keys.length === count && keys.every((key) => typeof key === 'string')) {
    return keys as string[];
  }
  throw cursorOfAnotherList(pointer);
}

/** As above, for a list sorted by id. */
export function readIdCursor(text: string, order: string): string {
  const [id = ''] = readCursor(text, order, 1);
  if (!isId(id)) throw cursorOfAnotherList('?cursor');
  return id;
}

/** Whether a key of a cursor is a moment as these lists write it: from `toISOString`, in a year that Postgres reads. */
export function isMomentKey(key: string): boolean {
  const at = Date.parse(key);
  return /^(?!0000)\d{4}-/.test(key) && !Number.isNaN(at) && new Date(at).toISOString() === key;
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
