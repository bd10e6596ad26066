import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '#lib/contract/scalars';

/** What every tenant table leads with, so that it can be distributed by organization. */
export function tenantColumns() {
  return {
    organization_id: uuid().notNull(),
    mode: text().$type<Mode>().notNull(),
    id: uuid().notNull(),
  };
}

export function moment() {
  return timestamp({ withTimezone: true, mode: 'date', precision: 3 });
}
