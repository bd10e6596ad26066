import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { parseAsId, parseAsOwner, parseAsStateCode } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import { obligationWords } from '#components/obligations/words.ts';
import type { ObligationKind } from '#lib/contract/obligation';
import type { ObligationRowsQuery } from '#lib/contract/obligation-rows';

export const PAGE_SIZE = 50;

const kinds = Object.keys(obligationWords.kinds) as ObligationKind[];

/** The whole state of the calendar is in its address. */
export const calendarParsers = {
  view: parseAsStringLiteral(['list', 'month'] as const).withDefault('list'),
  /** YYYY-MM, of the month view. */
  month: parseAsString,
  status: parseAsStringLiteral(['open', 'now', 'done', 'not_applicable', 'all'] as const).withDefault('open'),
  kind: parseAsStringLiteral(kinds),
  jurisdiction: parseAsStateCode,
  business: parseAsId,
  owner: parseAsOwner,
  pages: pagesParser,
};

export type CalendarState = inferParserType<typeof calendarParsers>;

export const loadCalendar = createLoader(calendarParsers);
export const calendarQuery = createSerializer(calendarParsers);

/** The state of the page as the service takes it. */
export function rowsQuery({
  status,
  kind,
  jurisdiction,
  business,
  owner,
}: CalendarState): Partial<Omit<ObligationRowsQuery, 'limit'>> {
  return {
    status: status === 'all' ? undefined : status,
    kind: kind ?? undefined,
    jurisdiction: jurisdiction ?? undefined,
    company_id: business ?? undefined,
    owner: owner ?? undefined,
  };
}

export function isNarrowed({ status, kind, jurisdiction, business, owner }: CalendarState): boolean {
  return Boolean(kind || jurisdiction || business || owner || status !== 'open');
}
