import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { pagesParser } from '#components/lists/page-trail.ts';
import { eventTypes } from '#lib/contract/event-types';
import { hourMs } from '#lib/rules/calendar/durations';

export const PAGE_SIZE = 50;

/** The whole state of the list is in its address, including the open event. */
export const eventListParsers = {
  /** The id of a filing, or of the object of an event. */
  q: parseAsString,
  type: parseAsStringLiteral(eventTypes),
  since: parseAsStringLiteral(['hour', 'day', 'week'] as const),
  event: parseAsString,
  pages: pagesParser,
};

export type EventListState = inferParserType<typeof eventListParsers>;

export const loadEventList = createLoader(eventListParsers);
export const eventListQuery = createSerializer(eventListParsers);

const HOURS = { hour: 1, day: 24, week: 7 * 24 } as const;

/** The state of the list as the service takes it; `now` is the time of the mode. */
export function eventsQuery({ type, since }: EventListState, now: string) {
  return {
    type: type ?? undefined,
    created_after: since ? new Date(Date.parse(now) - HOURS[since] * hourMs).toISOString() : undefined,
  };
}

export function isNarrowed({ q, type, since }: EventListState): boolean {
  return Boolean(q || type || since);
}

/** The typed id; undefined if none was typed, null if it is not valid. */
export function idOf({ q }: EventListState): string | null | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
}
