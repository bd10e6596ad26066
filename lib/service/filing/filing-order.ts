import { type SQL, sql } from 'drizzle-orm';
import type { FilingSort } from '#lib/contract/filing-rows';
import { filings } from '#lib/service/db/schema/filings';

type KeyType = 'bigint' | 'numeric' | 'text';

/** The keys that a list is sorted by, each never null; the id follows them, so that no two rows are equal. */
export type SortKey = {
  value: SQL;
  type: KeyType;
};

const ended = sql`${filings.status} in ('completed', 'canceled')`;
const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::bigint`;
const never = 9_007_199_254_740_991;

/**
 * `due` is the earliest date by which a case of the filing is due. Where nothing is due, a list by date goes by the day on
 * which the filing is expected to move.
 */
export function filingOrder(sort: FilingSort, due: SQL): SortKey[] {
  const created = milliseconds(sql`${filings.created_at}`);
  const dueFirst: SortKey = { value: sql`coalesce(${milliseconds(due)}, ${never}::bigint)`, type: 'bigint' };
  switch (sort) {
    case 'act':
      return [
        {
          value: sql`case when ${ended} then 2 when ${filings.needs_response} then 0 else 1 end::bigint`,
          type: 'bigint',
        },
        dueFirst,
        // What waits longest comes first; of what has ended, the latest.
        {
          value: sql`case when ${ended} then -${milliseconds(sql`${filings.updated_at}`)} else ${created} end`,
          type: 'bigint',
        },
      ];
    case 'due':
      return [
        {
          value: sql`coalesce(${milliseconds(due)}, ${milliseconds(sql`(${filings.expected_by} + 1)::timestamp at time zone 'UTC'`)}, ${never}::bigint)`,
          type: 'bigint',
        },
      ];
    case 'created':
      return [{ value: created, type: 'bigint' }];
    case 'updated':
      return [{ value: milliseconds(sql`${filings.updated_at}`), type: 'bigint' }];
    case 'name':
      return [{ value: sql`lower(${filings.legal_name})`, type: 'text' }];
    case 'jurisdiction':
      return [{ value: sql`${filings.jurisdiction}`, type: 'text' }];
    case 'status':
      return [
        {
          value: sql`array_position(array['queued','ready_to_file','processing','filed','completed','canceled'], ${filings.status})::bigint`,
          type: 'bigint',
        },
      ];
    case 'total':
      return [
        { value: sql`coalesce((${filings.fee} -> 'total' ->> 'amount')::numeric, -1)`, type: 'numeric' },
      ];
  }
}
