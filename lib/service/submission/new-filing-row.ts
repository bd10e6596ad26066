import type { RelatedItem } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { newId } from '#lib/service/ids';

type Own = Pick<
  FilingRow,
  | 'type'
  | 'entity_type'
  | 'jurisdiction'
  | 'legal_name'
  | 'business_id'
  | 'submission'
  | 'rules_version'
  | 'metadata'
  | 'next_step_at'
>;

/** A filing in `queued`, its first event counted. It is rendered by whoever knows what is beside it. */
export function newFilingRow(ctx: Context, own: Own & Partial<FilingRow>): Omit<FilingRow, 'resource'> {
  return {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    status: 'queued',
    expedited_tier: null,
    formation_business_id: null,
    parent_filing_id: null,
    name_check: null,
    fee: null,
    result: null,
    registration_number: null,
    status_reason: null,
    canceled_by: null,
    canceled_at: null,
    needs_response: false,
    sequence: 1,
    status_changed_at: ctx.now,
    created_at: ctx.now,
    updated_at: ctx.now,
    ...own,
  };
}

/** The agent that the service provides is a related item; one that the caller named is not a resource of ours. */
export function agentItems({ id, status, provider }: RegisteredAgentRow): RelatedItem[] {
  return provider === 'service' ? [{ object: 'registered_agent', id, status }] : [];
}
