import type { FilingDocument } from '#lib/contract/document';
import type { Filing, RelatedItem } from '#lib/contract/filing';
import type { RegisteredAgentRequest } from '#lib/contract/party';
import { partyLabel } from '#lib/rules/requirement/party-label';
import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { documentLinks } from '#lib/service/db/schema/documents';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { submittedEffectiveDate } from '#lib/service/filing/effective-date-of';
import { expectedDays } from '#lib/service/filing/expected-days';
import { toFiling } from '#lib/service/filing/to-filing';
import { newId } from '#lib/service/ids';
import { servedFrom } from '#lib/service/registered-agent/registered-offices';
import { sandboxPause } from '#lib/service/sandbox/sandbox-pause';

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

/**
 * A filing in `queued`, with its first event counted. The caller renders it, as only the caller knows its related
 * items.
 */
export function newFilingRow(ctx: Context, own: Own & Partial<FilingRow>): Omit<FilingRow, 'resource'> {
  const row = {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    status: 'queued' as const,
    expedited_tier: null,
    formation_business_id: null,
    parent_filing_id: null,
    name_check: null,
    fee: null,
    charged: null,
    charged_at: null,
    service_price_cents: 0,
    result: null,
    registration_number: null,
    status_reason: null,
    canceled_by: null,
    canceled_at: null,
    needs_response: false,
    due_at: null,
    sequence: 1,
    status_changed_at: ctx.now,
    promised_at: null,
    claimed_by: null,
    claimed_by_name: null,
    claimed_at: null,
    claimed_until: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    ...own,
  };
  return {
    ...row,
    ...expectedDays(row, ctx.parts.jurisdictions, ctx.now, submittedEffectiveDate(row.submission)),
  };
}

export type NewFiling = {
  row: FilingRow;
  filing: Filing;
};

export function newFiling(
  row: Omit<FilingRow, 'resource'>,
  relatedItems: RelatedItem[],
  documents: FilingDocument[] = [],
): NewFiling {
  const filing = toFiling(row, { cases: [], documents, relatedItems });
  return { row: { ...row, resource: JSON.stringify(filing) }, filing };
}

/** When the sandbox advances a new filing, in test time. In live mode, nothing moves by a timer. */
export function firstStepAt(ctx: Context, name: string): Date | null {
  if (ctx.mode === 'live' || hasOutcomeWord(name, 'STALL')) return null;
  return sandboxPause(ctx).at;
}

/** The agent in the state of the registration: the one that the caller names, otherwise the service. */
export function newRegisteredAgent(
  ctx: Context,
  registration: BusinessRow,
  agent: RegisteredAgentRequest | undefined,
): RegisteredAgentRow {
  const jurisdiction = registration.registration_jurisdiction;
  return {
    ...ofTenant(ctx),
    id: registration.id,
    provider: agent ? 'external' : 'service',
    status: 'pending',
    jurisdiction,
    name: agent ? partyLabel(agent.name) : ownName(ctx),
    address: agent?.address ?? servedFrom(ctx.parts.offices, ctx.mode, jurisdiction),
    reason: null,
    handover_at: null,
    successor: null,
    started_at: null,
    ended_at: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}

// In test mode nobody is named who serves for real.
function ownName({ mode, parts }: Context): string {
  return mode === 'live' ? parts.env.REGISTERED_AGENT_NAME : 'Statehouse';
}

/** The agent that the service provides is a related item; one that the caller named is not a resource of ours. */
export function agentItems({ id, status, provider }: RegisteredAgentRow): RelatedItem[] {
  return provider === 'service' ? [{ object: 'registered_agent', id, status }] : [];
}

/** Links the documents to the filing. */
export function newLinks(
  ctx: Context,
  filingId: string,
  documents: readonly FilingDocument[],
): (typeof documentLinks.$inferSelect)[] {
  return documents.map(({ id }) => ({
    ...ofTenant(ctx),
    document_id: id,
    parent_type: 'filing' as const,
    parent_id: filingId,
  }));
}
