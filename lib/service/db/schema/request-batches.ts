import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isMode, moment, tenantColumns } from '#lib/service/db/schema/columns';

/**
 * The log of API requests, partitioned by the week that is in its id. A row holds about a second of one process, because
 * a row for each request would double the cost of a fast read. It has no foreign key to the organization, as it is
 * written later. `entries` is a JSON array in order of time.
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
