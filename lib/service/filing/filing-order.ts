import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { FilingStatus } from '#lib/contract/filing';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import { endedStatuses, filingSteps, openFilingStatuses } from '#lib/rules/filing/filing-state';
import { milliseconds, never } from '#lib/service/db/milliseconds';
import { filings } from '#lib/service/db/schema/filings';
import { isOpenFiling } from '#lib/service/filing/is-open';

type KeyType = 'bigint' | 'text' | 'timestamptz' | 'uuid';

/** The keys by which a list is sorted, never null. */
export type SortKey = {
  value: SQL;
  type: KeyType;
};

/**
 * A part of a list that is sorted by its keys, the last of which is the id, so that no two rows are equal. The parts
 * follow each other: each one scans an index in order, which a single query could not.
 */
export type FilingWalk = {
  statuses: readonly FilingStatus[];
  where: SQL | undefined;
  keys: SortKey[];
  /** Descending, while the list as a whole is ascending. */
  isTurned?: true;
};

const ended: FilingStatus[] = [...endedStatuses];
const inOrder: FilingStatus[] = [...filingSteps, 'canceled'];

// A UUID of ours begins with the time at which it was made.
const id: SortKey = { value: sql`${filings.id}`, type: 'uuid' };
const updated: SortKey = { value: sql`${filings.updated_at}`, type: 'timestamptz' };

const everything = { statuses: FilingStatus.options, where: undefined };
const whatIsOpen = { statuses: openFilingStatuses, where: isOpenFiling };
const whatHasEnded = { statuses: ended, where: inArray(filings.status, ended) };

/** The index scans that make up the list, without those that the filters leave empty. */
export function filingWalks({
  sort,
  dir,
  status,
  holder,
}: Pick<FilingRowsQuery, 'sort' | 'dir' | 'status' | 'holder'>): FilingWalk[] {
  const wanted = new Set(
    holder === 'nobody'
      ? ended
      : holder || status === 'open'
        ? openFilingStatuses
        : status
          ? [status]
          : FilingStatus.options,
  );
  const walks = walksOf(sort).filter(({ statuses }) => statuses.some((one) => wanted.has(one)));
  return dir === 'asc' ? walks : walks.toReversed();
}

function walksOf(sort: FilingRowsQuery['sort']): FilingWalk[] {
  switch (sort) {
    case 'act': {
      // The longest waiting comes first; of filings that have ended, the latest.
      const due: SortKey = {
        value: sql`coalesce(${filings.due_at}, 'infinity'::timestamptz)`,
        type: 'timestamptz',
      };
      const isYours = sql`${filings.needs_response}`;
      return [
        { statuses: openFilingStatuses, where: and(whatIsOpen.where, isYours), keys: [due, id] },
        { statuses: openFilingStatuses, where: and(whatIsOpen.where, not(isYours)), keys: [id] },
        { ...whatHasEnded, keys: [updated, id], isTurned: true },
      ];
    }
    case 'due': {
      // If nothing is due, the day on which the filing is expected to advance counts.
      const expected = sql`(${filings.expected_by} + 1)::timestamp at time zone 'UTC'`;
      const day = sql`coalesce(${milliseconds(filings.due_at)}, ${milliseconds(expected)}, ${never})`;
      return [
        { ...whatIsOpen, keys: [{ value: day, type: 'bigint' }, id] },
        { ...whatHasEnded, keys: [id] },
      ];
    }
    case 'created':
      return [{ ...everything, keys: [id] }];
    case 'updated':
      return [{ ...everything, keys: [updated, id] }];
    case 'name':
      return [{ ...everything, keys: [{ value: sql`${filings.name_key}`, type: 'text' }, id] }];
    case 'jurisdiction':
      return [{ ...everything, keys: [{ value: sql`${filings.jurisdiction}`, type: 'text' }, id] }];
    case 'status':
      return inOrder.map((status) => ({
        statuses: [status],
        where: eq(filings.status, status),
        keys: [id],
      }));
    case 'total':
      return [{ ...everything, keys: [{ value: sql`${filings.fee_cents}`, type: 'bigint' }, id] }];
  }
}
