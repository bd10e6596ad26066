import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { parseAsId, parseAsSearch, parseAsStateCode } from '#components/lists/address-parsers.ts';
import { noneSet } from '#components/lists/filters-set.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import type { DeskFilters } from '#lib/contract/desk-filing';
import type { FilingStatus, FilingType } from '#lib/contract/filing';

export const PAGE_SIZE = 50;

export const queueParsers = {
  q: parseAsSearch,
  status: parseAsStringLiteral(Object.keys(FILING_MARKS) as FilingStatus[]),
  jurisdiction: parseAsStateCode,
  organization_id: parseAsId,
  claimed_by: parseAsStringLiteral(['me', 'none'] as const),
  type: parseAsStringLiteral(Object.keys(FILING_TYPE_WORDS) as FilingType[]),
  expedited: parseAsStringLiteral(['true', 'false'] as const),
  overdue: parseAsStringLiteral(['true'] as const),
  answered: parseAsStringLiteral(['true'] as const),
  pages: pagesParser,
};

export type QueueState = inferParserType<typeof queueParsers>;

export const loadQueue = createLoader(queueParsers);
export const queueQuery = createSerializer(queueParsers);

const FILTERS = [
  'q',
  'status',
  'jurisdiction',
  'organization_id',
  'claimed_by',
  'type',
  'expedited',
  'overdue',
  'answered',
] as const satisfies readonly (keyof QueueState)[];

export const noFilters = noneSet(FILTERS);

export const isNarrow = (state: QueueState) => FILTERS.some((name) => state[name] !== null);

/** The active filters as the service expects them. Overdue filings were promised before `now`. */
export function filtersOf(state: QueueState, now: string): DeskFilters {
  const { q, status, jurisdiction, organization_id, claimed_by, type, expedited, overdue, answered } = state;
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(jurisdiction && { jurisdiction }),
    ...(organization_id && { organization_id }),
    ...(claimed_by && { claimed_by }),
    ...(type && { type }),
    ...(expedited && { expedited }),
    ...(overdue && { promised_before: now }),
    ...(answered && { answered }),
  };
}
