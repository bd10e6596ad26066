import { eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { ObligationRowsQuery } from '#lib/contract/obligation-rows';
import { openObligationStatuses } from '#lib/rules/obligation/obligation-status';
import { obligations } from '#lib/service/db/schema/obligations';

/** The condition for obligations that are neither done nor not applicable. */
export const isOpenObligation = inArray(obligations.status, [...openObligationStatuses]);

/** Obligations that wait for a person: due soon, or late. */
export const isDueNow = inArray(obligations.status, ['due', 'overdue']);

type Filters = Partial<Omit<ObligationRowsQuery, 'limit' | 'cursor' | 'company_id' | 'owner'>>;

/** The conditions of a list of obligations, for the interface and for the calendar alike. */
export function obligationFilters(query: Filters): (SQL | undefined)[] {
  return [
    query.business_id ? eq(obligations.business_id, query.business_id) : undefined,
    query.jurisdiction ? eq(obligations.jurisdiction, query.jurisdiction) : undefined,
    query.kind ? eq(obligations.kind, query.kind) : undefined,
    query.due_before ? lte(obligations.due_on, query.due_before) : undefined,
    query.due_after ? gte(obligations.due_on, query.due_after) : undefined,
    ofStatus(query.status),
  ];
}

function ofStatus(status: Filters['status']): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'open') return isOpenObligation;
  if (status === 'now') return isDueNow;
  return eq(obligations.status, status);
}
