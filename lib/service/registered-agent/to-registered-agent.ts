import type { RegisteredAgent } from '#lib/contract/registered-agent';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';

/** A registered agent as the API shows it; its row has the id of the business that it belongs to. */
export function toRegisteredAgent(row: RegisteredAgentRow): RegisteredAgent {
  return {
    object: 'registered_agent',
    business_id: row.id,
    mode: row.mode,
    provider: row.provider,
    status: row.status,
    jurisdiction: row.jurisdiction,
    name: row.name,
    address: row.address,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    handover:
      row.handover_at === null || row.successor === null
        ? null
        : { on: civilDateOf(row.handover_at), ...row.successor },
    reason: row.reason,
  };
}
