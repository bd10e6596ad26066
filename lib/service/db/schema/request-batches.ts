import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isMode, moment, tenantColumns } from '#lib/service/db/schema/columns';

/**
 * The log of API requests, a second or so of one process in a row: a row for each request would cost a fast read as
 * much again as its answer. No key binds it to the organization, which it is written after. `entries` is a JSON array in the order of the requests' times.
 */
export const requestBatches = pgTable(
  'request_batches',
  {
    ...tenantColumns(),
    first_at: moment().notNull(),
    last_at: moment().notNull(),
    count: integer().notNull(),
    entries: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    isMode(t),
    index('request_batches_by_time').on(t.organization_id, t.mode, t.last_at),
    index('request_batches_expiry').on(t.last_at),
  ],
);

export type RequestBatchRow = typeof requestBatches.$inferSelect;
