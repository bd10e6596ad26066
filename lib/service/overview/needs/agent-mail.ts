import { isNull } from 'drizzle-orm';
import { readMailByUrgency } from '#lib/service/agent-mail/list-agent-mail-rows';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { defineNeed } from '#lib/service/overview/needs/need';

/** Unread mail of the registered agent, in the order of the inbox. */
export const agentMailNeed = defineNeed({
  table: agentMail,
  changedAt: agentMail.updated_at,
  waits: () => isNull(agentMail.read_at),
  rows: readMailByUrgency,
});
