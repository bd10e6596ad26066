import type { AgentMail } from '#lib/contract/agent-mail';
import type { AgentMailRow } from '#lib/service/db/schema/agent-mail';
import type { BusinessRow } from '#lib/service/db/schema/businesses';

type Addressee = Pick<BusinessRow, 'legal_name' | 'registration_jurisdiction'>;

export function toAgentMail(row: AgentMailRow, business: Addressee): AgentMail {
  return {
    id: row.id,
    object: 'agent_mail',
    mode: row.mode,
    business_id: row.business_id,
    legal_name: business.legal_name,
    jurisdiction: business.registration_jurisdiction,
    type: row.type,
    sender: row.sender,
    received_on: row.received_on,
    document_id: row.document_id,
    read: row.read_at !== null,
    read_at: row.read_at?.toISOString() ?? null,
    tags: row.tags,
    note: row.note,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    withdrawn_reason: row.withdrawn_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
