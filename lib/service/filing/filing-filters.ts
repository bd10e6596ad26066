import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { FilingRowsQuery } from '#lib/contract/filing-rows';
import { OperationType } from '#lib/contract/operation-type';
import { endedStatuses } from '#lib/rules/filing/filing-state';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import type { Context } from '#lib/service/context';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { mine, sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { filingMetadata } from '#lib/service/db/schema/filing-metadata';
import { filings } from '#lib/service/db/schema/filings';
import { isFound, searchFilter } from '#lib/service/db/search';
import { firstIdAt } from '#lib/service/ids';

type Filters = Partial<Omit<FilingRowsQuery, 'sort' | 'dir' | 'limit' | 'cursor'>> & {
  metadata?: Record<string, string>;
  /** The result of the search. */
  ids?: string | undefined;
};

/** The rows that match the filters of a list of filings, in the caller's organization and mode. */
export function filingFilters(ctx: Context, filters: Filters): SQL | undefined {
  return mine(
    ctx,
    filings,
    filters.type ? typeFilter(filters.type) : undefined,
    statusFilter(filters.status),
    filters.jurisdiction ? eq(filings.jurisdiction, filters.jurisdiction) : undefined,
    filters.business_id
      ? or(
          eq(filings.business_id, filters.business_id),
          eq(filings.formation_business_id, filters.business_id),
        )
      : undefined,
    filters.needs_response ? eq(filings.needs_response, filters.needs_response === 'true') : undefined,
    expeditedFilter(filters.expedited),
    ...createdWithin(filters),
    filters.completed_after ? completedSince(filters.completed_after) : undefined,
    ...Object.entries(filters.metadata ?? {}).map(([key, value]) => metadataFilter(ctx, key, value)),
    filters.holder ? holderFilter(filters.holder) : undefined,
    ownerFilter(ctx, filings.id, filters.owner),
    searchFilter(filters.q, searched),
    isFound(filings.id, filters.ids),
  );
}

/** What is filed with a state has an office's times and fees; an EIN has neither. */
export function typeFilter(type: NonNullable<Filters['type']>): SQL | undefined {
  return type === 'with_state' ? inArray(filings.type, OperationType.options) : eq(filings.type, type);
}

export function statusFilter(status: Filters['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open' ? notInArray(filings.status, [...endedStatuses]) : eq(filings.status, status);
}

export function expeditedFilter(expedited: Filters['expedited']): SQL | undefined {
  if (expedited === undefined) return undefined;
  return expedited === 'true' ? isNotNull(filings.expedited_tier) : isNull(filings.expedited_tier);
}

/** An id begins with the time at which it was made, so the bounds are positions in the primary key. */
function createdWithin({ created_after, created_before }: Filters): SQL[] {
  return [
    ...(created_after ? [gte(filings.id, firstIdAt(Date.parse(created_after) + 1))] : []),
    ...(created_before ? [lt(filings.id, firstIdAt(Date.parse(created_before)))] : []),
  ];
}

function completedSince(time: string): SQL | undefined {
  return and(eq(filings.status, 'completed'), gte(filings.status_changed_at, boundOfTime(time)));
}

/** By the hashes of the entries, in an index; then compared, because two entries might have one hash. */
function metadataFilter(ctx: Context, key: string, value: string): SQL | undefined {
  const found = mine(ctx, filingMetadata, sql`${filingMetadata.entry} = metadata_entry(${key}, ${value})`);
  return and(
    sql`${filings.id} in (select ${filingMetadata.filing_id} from ${filingMetadata} where ${found})`,
    sql`${filings.metadata} @> ${JSON.stringify({ [key]: value })}::jsonb`,
  );
}

// The same rule as holderOf in lib/rules/filing/holder.ts, as a SQL condition; a test compares the two.
function holderFilter(holder: NonNullable<Filters['holder']>): SQL | undefined {
  if (holder === 'nobody') return inArray(filings.status, [...endedStatuses]);
  const open = statusFilter('open');
  if (holder === 'you') return and(open, eq(filings.needs_response, true));
  const reviewed = sql`exists (select from ${cases} where ${sameTenant(cases, filings, eq(cases.parent_id, filings.id), eq(cases.status, 'under_review'))})`;
  const withState = and(inArray(filings.status, ['processing', 'filed']), sql`not ${reviewed}`);
  return and(
    open,
    eq(filings.needs_response, false),
    holder === 'state' ? withState : sql`not (${withState})`,
  );
}

const searched = { name: filings.legal_name, number: filings.registration_number, ids: [filings.id] };
