import { parseAsStringLiteral } from 'nuqs/server';
import { optionsOf } from '#components/ui/options-of.ts';
import { hourMs } from '#lib/rules/calendar/durations';
import { developerWords } from './words.ts';

const HOURS = { hour: 1, day: 24, week: 7 * 24 } as const;

export const parseAsSince = parseAsStringLiteral(['hour', 'day', 'week'] as const);

export const SINCE = optionsOf(developerWords.since);

/** The moment since when a list has its rows; undefined for all of them. */
export function createdAfter(since: keyof typeof HOURS | null, now: string): string | undefined {
  return since ? new Date(Date.parse(now) - HOURS[since] * hourMs).toISOString() : undefined;
}
