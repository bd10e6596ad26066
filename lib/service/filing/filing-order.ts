import { eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { FilingStatus } from '#lib/contract/filing';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import { filings } from '#lib/service/db/schema/filings';

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
  /** Whether a key is the date by which a case is due. */
  usesDue?: true;
};

const ended: FilingStatus[] = ['completed', 'canceled'];
const open = FilingStatus.options.filter((status) => !ended.includes(status));
const inOrder: FilingStatus[] = ['queued', 'ready_to_file', 'processing', 'filed', 'completed', 'canceled'];

const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;
const never = 9_007_199_254_740_991;

// A UUID of ours begins with the time at which it was made.
const id: SortKey = { value: sql`${filings.id}`, type: 'uuid' };
const updated: SortKey = { value: sql`${filings.updated_at}`, type: 'timestamptz' };

const everything = { statuses: FilingStatus.options, where: undefined };
const whatIsOpen = { statuses: open, where: notInArray(filings.status, ended) };
const whatHasEnded = { statuses: ended, where: inArray(filings.status, ended) };

/** The index scans that make up the list, without those that the filters leave empty. */
export function filingWalks(
  { sort, dir, status, holder }: Pick<FilingRowsQuery, 'sort' | 'dir' | 'status' | 'holder'>,
  due: SQL,
): FilingWalk[] {
  const wanted = new Set(
    holder === 'nobody'
      ? ended
      : holder || status === 'open'
        ? open
        : status
          ? [status]
          : FilingStatus.options,
  );
  const walks = walksOf(sort, due).filter(({ statuses }) => statuses.some((one) => wanted.has(one)));
  return dir === 'asc' ? walks : walks.toReversed();
}

/**
 * `due` is the earliest due date of the filing's cases. If nothing is due, a list by date uses the day on which the
 * filing is expected to advance.
 */
function walksOf(sort: FilingRowsQuery['sort'], due: SQL): FilingWalk[] {
  switch (sort) {
    case 'act': {
      // The longest waiting comes first; of filings that have ended, the latest.
      const isFirst = sql`case when ${filings.needs_response} then 0 else 1 end::bigint`;
      const dueFirst = sql`coalesce(${milliseconds(due)}, ${never}::bigint)`;
      const keys: SortKey[] = [
        { value: isFirst, type: 'bigint' },
        { value: dueFirst, type: 'bigint' },
        { value: milliseconds(sql`${filings.created_at}`), type: 'bigint' },
        id,
      ];
      return [
        { ...whatIsOpen, keys, usesDue: true },
        { ...whatHasEnded, keys: [updated, id], isTurned: true },
      ];
    }
    case 'due': {
      const expected = milliseconds(sql`(${filings.expected_by} + 1)::timestamp at time zone 'UTC'`);
      const day = sql`coalesce(${milliseconds(due)}, ${expected}, ${never}::bigint)`;
      return [
        { ...whatIsOpen, keys: [{ value: day, type: 'bigint' }, id], usesDue: true },
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
