import type { AgentMail } from '#lib/contract/agent-mail';
import { ids } from '#lib/service/reference/examples/ids';

export const agentMail: AgentMail = {
  id: '01970c67-2b10-7d44-9c3e-8a5f6b7c8d90',
  object: 'agent_mail',
  mode: 'live',
  business_id: ids.registration,
  legal_name: 'Northwind Freight, LLC',
  jurisdiction: 'US-TX',
  type: 'service_of_process',
  sender: 'Travis County District Court',
  received_on: '2026-11-20',
  document_id: ids.document,
  read: false,
  read_at: null,
  tags: ['litigation'],
  note: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
};
