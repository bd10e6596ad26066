import type { RegisteredAgentRequest } from '#lib/contract/party';
import { partyLabel } from '#lib/domain/requirement/party-label';
import type { Context } from '#lib/service/context';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';

/** The agent in the state of the registration: the one that the caller names, else the service. */
export function newRegisteredAgent(
  ctx: Context,
  registration: BusinessRow,
  agent: RegisteredAgentRequest | undefined,
): RegisteredAgentRow {
  return {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
    id: registration.id,
    provider: agent ? 'external' : 'service',
    status: 'pending',
    jurisdiction: registration.registration_jurisdiction,
    name: agent ? partyLabel(agent.name) : 'Statehouse',
    address: agent?.address ?? null,
    reason: null,
    started_at: null,
    ended_at: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
