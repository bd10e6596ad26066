import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { parseAsSearch } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { createdAfter, parseAsSince } from '../since.ts';

export const PAGE_SIZE = 50;

export const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** The whole state of the list is in its address. */
export const requestListParsers = {
  q: parseAsSearch,
  status: parseAsStringLiteral(['2xx', '4xx', '5xx'] as const),
  method: parseAsStringLiteral(METHODS),
  since: parseAsSince,
  actor: parseAsString,
  // A partner's calls first: the dashboard makes so many of its own that they would not be seen.
  by: parseAsStringLiteral(['partner', 'dashboard', 'all'] as const).withDefault('partner'),
  pages: pagesParser,
};

export type RequestListState = inferParserType<typeof requestListParsers>;

export const loadRequestList = createLoader(requestListParsers);
export const requestListQuery = createSerializer(requestListParsers);

/** The state of the list as the service takes it. The log keeps real time in both modes. */
export function requestRowsQuery({ q, status, method, since, actor, by }: RequestListState, now: string) {
  return {
    q: q ?? undefined,
    status: status ?? undefined,
    method: method ?? undefined,
    actor_id: actor ?? undefined,
    // The list of one key or person has all that they made.
    made_by: by === 'all' || actor ? undefined : by,
    created_after: createdAfter(since, now),
  };
}

export function isNarrowed({ q, status, method, since, actor }: RequestListState): boolean {
  return Boolean(q || status || method || since || actor);
}
