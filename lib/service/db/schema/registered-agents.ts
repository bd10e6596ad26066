import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Address } from '#lib/contract/address';
import { RegisteredAgentStatus } from '#lib/contract/registered-agent';
import { businesses } from '#lib/service/db/schema/businesses';
import { belongsTo, isMode, isOneOf, moment, tenantColumns } from '#lib/service/db/schema/columns';

/** One for each business record (one business in one state); `id` is that business. */
export const registeredAgents = pgTable(
  'registered_agents',
  {
    ...tenantColumns(),
    provider: text().$type<'service' | 'external'>().notNull(),
    status: text().$type<RegisteredAgentStatus>().notNull(),
    jurisdiction: text().notNull(),
    name: text().notNull(),
    address: jsonb().$type<Address>(),
    reason: text(),
    // Who takes over, and from which midnight; in test mode by the clock of the sandbox.
    handover_at: moment(),
    successor: jsonb().$type<{ name: string; address: Address }>(),
    started_at: moment(),
    ended_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.id, businesses),
    isMode(t),
    isOneOf(t.status, RegisteredAgentStatus.options),
    index('registered_agents_handover')
      .on(t.organization_id, t.handover_at)
      .where(sql`status = 'termination_requested' and handover_at is not null`),
  ],
);

export type RegisteredAgentRow = typeof registeredAgents.$inferSelect;
