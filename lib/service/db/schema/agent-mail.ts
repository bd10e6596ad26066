import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AgentMailType } from '#lib/contract/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { belongsTo, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { documents } from '#lib/service/db/schema/documents';

/** Mail that the registered agent received for a business. */
export const agentMail = pgTable(
  'agent_mail',
  {
    ...tenantColumns(),
    business_id: uuid().notNull(),
    document_id: uuid().notNull(),
    type: text().$type<AgentMailType>().notNull(),
    sender: text().notNull(),
    received_on: date({ mode: 'string' }).notNull(),
    read_at: moment(),
    tags: jsonb().$type<string[]>().notNull(),
    note: text(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    belongsTo(t, t.document_id, documents),
    isMode(t),
    isOneOf(t.type, AgentMailType.options),
    index('agent_mail_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
    // The mail that is urgent, longest waiting first.
    index('agent_mail_pressing')
      .on(t.organization_id, t.mode, t.received_on)
      .where(sql`type = 'service_of_process' and read_at is null`),
    index('agent_mail_unread').on(t.organization_id, t.mode, t.id).where(sql`read_at is null`),
  ],
);

export type AgentMailRow = typeof agentMail.$inferSelect;
