import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { organizations } from '#lib/service/db/schema/organizations';

/** The current time for a row of a statement that joins organizations: in test mode, that of the sandbox's clock. */
export function tenantNow(now: Date, { mode }: { mode: AnyPgColumn }): SQL {
  const ahead = sql`case ${mode} when 'test' then ${organizations.test_clock_offset_ms} else 0 end`;
  return sql`${now.toISOString()}::timestamptz + ${ahead} * interval '1 millisecond'`;
}
