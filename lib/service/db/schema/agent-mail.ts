import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { AgentMailType } from '#lib/contract/agent-mail';
import type { Document } from '#lib/contract/document';
import type { Actor } from '#lib/contract/event';
import { businesses } from '#lib/service/db/schema/businesses';
import { belongsTo, byId, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';
import { documents } from '#lib/service/db/schema/documents';

/** Mail that the registered agent received for a business. */
export const agentMail = pgTable(
  'agent_mail',
  {
    ...tenantColumns(),
    business_id: uuid().notNull(),
    // Null of withdrawn mail, like its sender.
    document_id: uuid(),
    type: text().$type<AgentMailType>().notNull(),
    sender: text(),
    received_on: date({ mode: 'string' }).notNull(),
    read_at: moment(),
    tags: jsonb().$type<string[]>().notNull(),
    note: text(),
    withdrawn_at: moment(),
    withdrawn_reason: text(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.business_id, businesses),
    belongsTo(t, t.document_id, documents),
    byId(t),
    isMode(t),
    isOneOf(t.type, AgentMailType.options),
    // The list of the desk, of all organizations.
    index('agent_mail_at_desk').on(t.mode, t.created_at, t.id),
    index('agent_mail_by_business').on(t.organization_id, t.mode, t.business_id, t.id),
    // The mail that is urgent, longest waiting first.
    index('agent_mail_pressing')
      .on(t.organization_id, t.mode, t.received_on)
      .where(sql`type = 'service_of_process' and read_at is null`),
    index('agent_mail_unread').on(t.organization_id, t.mode, t.id).where(sql`read_at is null`),
  ],
);

export type AgentMailRow = typeof agentMail.$inferSelect;

/** What of withdrawn mail only the operations desk still reads; `id` is the mail. A tenant's role writes it alone. */
export const withdrawnMail = pgTable(
  'withdrawn_mail',
  {
    ...tenantColumns(),
    sender: text().notNull(),
    document: jsonb().$type<Document>().notNull(),
    withdrawn_by: jsonb().$type<Actor>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.id, agentMail),
    isMode(t),
  ],
);
