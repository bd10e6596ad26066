import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { isId } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { eventTypes } from '#lib/contract/event-types';
import { createdAfter, parseAsSince } from '../since.ts';

export const PAGE_SIZE = 50;

/** The whole state of the list is in its address, including the open event. */
export const eventListParsers = {
  /** The id of a filing, or of the object of an event. */
  q: parseAsString,
  type: parseAsStringLiteral(eventTypes),
  since: parseAsSince,
  event: parseAsString,
  pages: pagesParser,
};

export type EventListState = inferParserType<typeof eventListParsers>;

export const loadEventList = createLoader(eventListParsers);
export const eventListQuery = createSerializer(eventListParsers);

/** The state of the list as the service takes it; `now` is the time of the mode. */
export function eventsQuery({ type, since }: EventListState, now: string) {
  return {
    type: type ?? undefined,
    created_after: createdAfter(since, now),
  };
}

export function isNarrowed({ q, type, since }: EventListState): boolean {
  return Boolean(q || type || since);
}

/** The typed id; undefined if none was typed, null if it is not valid. */
export function idOf({ q }: EventListState): string | null | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  return isId(text) ? text : null;
}
