import { parseAsArrayOf, parseAsString } from 'nuqs/server';
import { countLimit } from '#lib/contract/count-limit';
import { shownCount } from '#lib/rules/list/shown-count';

/**
 * Pages of a list that only has a next cursor: the address keeps the earlier cursors, so that it also contains the way
 * back.
 */
export type PageTrail = { pages: readonly string[]; size: number };

export const pagesParser = parseAsArrayOf(parseAsString).withDefault([]);

/** Nothing where the list is whole: its count is above it. */
export function rangeOf({ pages, size }: PageTrail, shown: number, total: number): string | undefined {
  if (shown === 0 || shown === total) return undefined;
  const first = pages.length * size + 1;
  const last = first + shown - 1;
  return last > countLimit ? `${first} to ${last}` : `${first} to ${last} of ${shownCount(total)}`;
}

/**
 * The addresses of the page before and the page after; undefined where there is none. `at` is the address of the page at
 * the end of a trail, and an empty trail is the first page.
 */
export function pageLinks(
  pages: readonly string[],
  next: string | null,
  at: (trail: string[]) => string,
): { newerHref: string | undefined; olderHref: string | undefined } {
  return {
    newerHref: pages.length > 0 ? at(pages.slice(0, -1)) : undefined,
    olderHref: next === null ? undefined : at([...pages, next]),
  };
}
