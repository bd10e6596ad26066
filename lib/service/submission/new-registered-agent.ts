import type { Address } from '#lib/contract/address';
import type { RegisteredAgentRequest } from '#lib/contract/party';
import { partyLabel } from '#lib/rules/requirement/party-label';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';

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
    address: agent?.address ?? servedFrom(registration),
    reason: null,
    handover_at: null,
    successor: null,
    started_at: null,
    ended_at: null,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}

/** In test mode an office that nobody takes for a real one; a live office is shown once it is known. */
function servedFrom({ mode, registration_jurisdiction }: BusinessRow): Address | null {
  if (mode === 'live') return null;
  return {
    street_line_1: '1 Sandbox Street (test data)',
    city: 'Testville',
    region: registration_jurisdiction.slice('US-'.length),
    postal_code: '00000',
    country: 'US',
  };
}
