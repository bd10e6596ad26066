import type { RegisteredAgentRequest } from '#lib/contract/party';
import { partyLabel } from '#lib/rules/requirement/party-label';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { servedFrom } from '#lib/service/registered-agent/registered-offices';

/** The agent in the state of the registration: the one that the caller names, else the service. */
export function newRegisteredAgent(
  ctx: Context,
  registration: BusinessRow,
  agent: RegisteredAgentRequest | undefined,
): RegisteredAgentRow {
  return {
    ...ofTenant(ctx),
    id: registration.id,
    provider: agent ? 'external' : 'service',
    status: 'pending',
    jurisdiction: registration.registration_jurisdiction,
    name: agent ? partyLabel(agent.name) : 'Statehouse',
    address:
      agent?.address ?? servedFrom(ctx.parts.offices, ctx.mode, registration.registration_jurisdiction),
    reason: null,
    handover_at: null,
    successor: null,
    started_at: null,
    ended_at: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
