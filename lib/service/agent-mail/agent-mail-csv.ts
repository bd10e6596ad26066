import type { AgentMailRowShown, AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { listAgentMailRows } from '#lib/service/agent-mail/list-agent-mail-rows';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList } from '#lib/service/csv';

const columns: CsvColumns<AgentMailRowShown> = [
  ['agent_mail_id', ({ mail }) => mail.id],
  ['received_on', ({ mail }) => mail.received_on],
  ['type', ({ mail }) => mail.type],
  ['sender', ({ mail }) => mail.sender],
  ['business', ({ mail }) => mail.legal_name],
  ['jurisdiction', ({ mail }) => mail.jurisdiction],
  ['read_at', ({ mail }) => mail.read_at],
  ['owner', ({ owner }) => owner?.name ?? null],
  ['tags', ({ mail }) => mail.tags.join('; ')],
  ['note', ({ mail }) => mail.note],
  ['business_id', ({ mail }) => mail.business_id],
  ['document_id', ({ mail }) => mail.document_id],
  ['withdrawn_at', ({ mail }) => mail.withdrawn_at],
  ['withdrawn_reason', ({ mail }) => mail.withdrawn_reason],
];

/** All agent mail that matches the filter, in the order of the inbox. */
export function agentMailCsv(ctx: Context, query: Omit<AgentMailRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listAgentMailRows(ctx, { ...query, ...page }));
}
