import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Claim, DeskFiling, DeskFilters } from '#lib/contract/desk-filing';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { organizations } from '#lib/service/db/schema/organizations';
import { searchFilter } from '#lib/service/db/search';
import { expeditedFilter, statusFilter } from '#lib/service/filing/filing-filters';

/** A filing without a promise sorts last, and a page can still start after it. */
export const promisedOrNever = sql<Date>`coalesce(${filings.promised_at}, 'infinity'::timestamptz)`;

/** An expired claim does not count. */
export function claimStands(now: Date): SQL {
  return sql`(${gt(filings.claimed_until, now)}) is true`;
}

const waitsForFormation = sql<boolean>`exists (
  select from filings p where (p.organization_id, p.mode, p.id) =
    (${filings.organization_id}, ${filings.mode}, ${filings.parent_filing_id}) and p.status <> 'completed')`;

/** An answer is to be reviewed: to a case of the filing, or to one about the agent of its business. */
const isAnswered = sql`(${filings.organization_id}, ${filings.mode}, ${filings.id}) in (
  select c.organization_id, c.mode, c.parent_id from cases c where c.status = 'under_review'
  union all
  select f.organization_id, f.mode, f.id from cases c join filings f
    on (f.organization_id, f.mode, f.business_id) = (c.organization_id, c.mode, c.parent_id) and f.type <> 'ein'
    where c.status = 'under_review')`;

/** Nobody holds it, and it waits for nothing: an EIN application is held by the formation that it was submitted with. */
export function isFree(now: Date): SQL {
  return sql`not ${claimStands(now)} and not ${waitsForFormation}`;
}

/** The filings of every organization that the filters of the queue show. */
export function deskFilters({ operator, now }: OperatorContext, filters: DeskFilters): SQL | undefined {
  const { mode = 'live', answered, jurisdiction, type, organization_id, claimed_by } = filters;
  // The agent of a business serves on after its filing has ended.
  const status = filters.status ?? (answered ? undefined : 'open');
  return and(
    eq(filings.mode, mode),
    statusFilter(status),
    jurisdiction ? eq(filings.jurisdiction, jurisdiction) : undefined,
    type ? eq(filings.type, type) : undefined,
    organization_id ? eq(filings.organization_id, organization_id) : undefined,
    claimFilter(claimed_by === 'me' ? operator.id : claimed_by, now),
    expeditedFilter(filters.expedited),
    answered ? isAnswered : undefined,
    filters.promised_before ? lt(filings.promised_at, new Date(filters.promised_before)) : undefined,
    searchFilter(filters.q, {
      name: filings.legal_name,
      number: filings.registration_number,
      ids: [filings.id],
    }),
  );
}

function claimFilter(claimedBy: string | undefined, now: Date): SQL | undefined {
  if (claimedBy === undefined) return undefined;
  if (claimedBy === 'none') return isFree(now);
  return and(eq(filings.claimed_by, claimedBy), claimStands(now));
}

const columns = {
  organization_id: filings.organization_id,
  organization_name: organizations.name,
  mode: filings.mode,
  id: filings.id,
  type: filings.type,
  status: filings.status,
  entity_type: filings.entity_type,
  jurisdiction: filings.jurisdiction,
  legal_name: filings.legal_name,
  expedited_tier: filings.expedited_tier,
  created_at: filings.created_at,
  status_changed_at: filings.status_changed_at,
  promised_at: filings.promised_at,
  needs_response: filings.needs_response,
  waits_for_formation: waitsForFormation,
  claimed_by: filings.claimed_by,
  claimed_by_name: filings.claimed_by_name,
  claimed_at: filings.claimed_at,
  claimed_until: filings.claimed_until,
};

type DeskRow = Pick<FilingRow, Exclude<keyof typeof columns, 'organization_name' | 'waits_for_formation'>> & {
  organization_name: string;
  waits_for_formation: boolean;
};

/** The first filings that meet the condition, in the order of the queue: by promised time, then by age. */
export function readDeskRows(tx: Tx, condition: SQL | undefined, limit: number): Promise<DeskRow[]> {
  return tx
    .select(columns)
    .from(filings)
    .innerJoin(organizations, eq(organizations.id, filings.organization_id))
    .where(condition)
    .orderBy(promisedOrNever, filings.id)
    .limit(limit);
}

export function toDeskFiling(row: DeskRow, now: Date): DeskFiling {
  const isOver = isTerminalFiling(row.status);
  return {
    id: row.id,
    object: 'operations_filing',
    mode: row.mode,
    organization: { id: row.organization_id, name: row.organization_name },
    type: row.type,
    status: row.status,
    entity_type: row.entity_type,
    jurisdiction: row.jurisdiction,
    legal_name: row.legal_name,
    expedited_tier: row.expedited_tier,
    created_at: row.created_at.toISOString(),
    status_changed_at: row.status_changed_at.toISOString(),
    promised_at: row.promised_at?.toISOString() ?? null,
    overdue: !isOver && row.promised_at !== null && row.promised_at < now,
    needs_response: row.needs_response,
    waits_for_formation: row.waits_for_formation,
    claim: claimOf(row, now),
  };
}

export type ClaimColumns = Pick<FilingRow, 'claimed_by' | 'claimed_by_name' | 'claimed_at' | 'claimed_until'>;

/** Who works on the filing; null if nobody does, or has for the last 8 hours. */
export function claimOf(row: ClaimColumns, now: Date): Claim | null {
  const { claimed_by, claimed_by_name, claimed_at, claimed_until } = row;
  if (claimed_by === null || claimed_at === null || claimed_until === null || claimed_until <= now)
    return null;
  return {
    by: { id: claimed_by, name: claimed_by_name ?? '' },
    since: claimed_at.toISOString(),
    until: claimed_until.toISOString(),
  };
}
