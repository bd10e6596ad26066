import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { parseAsOwner, parseAsSearch } from '#components/lists/address-parsers.ts';
import { pagesParser } from '#components/lists/page-trail.ts';
import type { CaseKind } from '#lib/contract/case';
import type { ParsersOfList } from '#lib/contract/view-parameters';
import { dayMs } from '#lib/rules/calendar/durations';

export const PAGE_SIZE = 50;

const kinds = Object.keys(CASE_KIND_WORDS) as CaseKind[];

/** The whole state of the inbox is in its address. */
export const caseListParsers = {
  q: parseAsSearch,
  status: parseAsStringLiteral([
    'open',
    'needs_response',
    'under_review',
    'resolved',
    'superseded',
    'all',
  ] as const).withDefault('open'),
  kind: parseAsStringLiteral(kinds),
  due: parseAsStringLiteral(['overdue', 'week', 'month'] as const),
  owner: parseAsOwner,
  pages: pagesParser,
} satisfies ParsersOfList<'cases'>;

export type CaseListState = inferParserType<typeof caseListParsers>;

export const loadCaseList = createLoader(caseListParsers);
export const caseListQuery = createSerializer(caseListParsers);

const DAYS = { overdue: 0, week: 7, month: 30 } as const;

/** The state of the inbox as the service takes it; `now` is the time of the mode. */
export function caseRowsQuery({ q, status, kind, due, owner }: CaseListState, now: string) {
  // What is answered is late no more, whatever its date was.
  const waits = due === 'overdue' && (status === 'open' || status === 'all') ? 'needs_response' : status;
  return {
    q: q ?? undefined,
    status: waits === 'all' ? undefined : waits,
    kind: kind ?? undefined,
    owner: owner ?? undefined,
    due_before: due ? new Date(Date.parse(now) + DAYS[due] * dayMs).toISOString() : undefined,
  };
}

export function isNarrowed({ q, status, kind, due, owner }: CaseListState): boolean {
  return Boolean(q || kind || due || owner || status !== 'open');
}
