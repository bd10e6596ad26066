import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { FilingRowsQuery } from '#lib/contract/console/filing-rows';
import type { Context } from '#lib/service/context';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';

type Filters = Partial<Omit<FilingRowsQuery, 'sort' | 'dir' | 'limit' | 'cursor'>>;

const ended = ['completed', 'canceled'] as const;

/** The rows that the filters of the list show, of the caller's organization and mode. */
export function filingFilters(ctx: Context, filters: Filters): SQL | undefined {
  return and(
    eq(filings.organization_id, ctx.organizationId),
    eq(filings.mode, ctx.mode),
    filters.type ? eq(filings.type, filters.type) : undefined,
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
    filters.created_after ? gt(filings.created_at, boundOfTime(filters.created_after)) : undefined,
    filters.created_before ? lt(filings.created_at, boundOfTime(filters.created_before)) : undefined,
    filters.holder ? holderFilter(filters.holder) : undefined,
    ...words(filters.q).map(wordFilter),
  );
}

function statusFilter(status: Filters['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open' ? notInArray(filings.status, [...ended]) : eq(filings.status, status);
}

function expeditedFilter(expedited: Filters['expedited']): SQL | undefined {
  if (expedited === undefined) return undefined;
  return expedited === 'true' ? isNotNull(filings.expedited_tier) : isNull(filings.expedited_tier);
}

// The same rule as holderOf in the domain, in the words of the database; a test holds the two together.
function holderFilter(holder: NonNullable<Filters['holder']>): SQL | undefined {
  if (holder === 'nobody') return inArray(filings.status, [...ended]);
  const open = notInArray(filings.status, [...ended]);
  if (holder === 'you') return and(open, eq(filings.needs_response, true));
  const reviewed = sql`exists (select from ${cases} where ${cases.organization_id} = ${filings.organization_id} and ${cases.mode} = ${filings.mode} and ${cases.parent_id} = ${filings.id} and ${cases.status} = 'under_review')`;
  const withState = and(inArray(filings.status, ['processing', 'filed']), sql`not ${reviewed}`);
  return and(
    open,
    eq(filings.needs_response, false),
    holder === 'state' ? withState : sql`not (${withState})`,
  );
}

function words(q: string | undefined): string[] {
  return q?.split(/\s+/).filter(Boolean) ?? [];
}

function wordFilter(word: string): SQL | undefined {
  const part = word.replaceAll(/[\\%_]/g, '\\$&');
  return or(
    sql`${filings.legal_name} ilike ${`%${part}%`}`,
    sql`${filings.registration_number} ilike ${`${part}%`}`,
    sql`${filings.id}::text like ${`%${part.toLowerCase()}`}`,
  );
}
