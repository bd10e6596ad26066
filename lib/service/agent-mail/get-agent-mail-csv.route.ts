import { AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { agentMailCsv } from '#lib/service/agent-mail/agent-mail-csv';
import { defineCsvRoute } from '#lib/service/edge/csv-route';

export const getAgentMailCsvRoute = defineCsvRoute({
  path: '/console/agent-mail.csv',
  operationId: 'getAgentMailCsv',
  summary: 'All agent mail that a filter shows, as CSV',
  query: AgentMailRowsQuery.omit({ limit: true, cursor: true }),
  rows: 'agent-mail',
  csv: agentMailCsv,
});
