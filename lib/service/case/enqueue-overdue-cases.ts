import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';

/**
 * Asks the worker to tell of every case whose due time has passed without an answer, of one organization or of all. In
 * test mode the clock of the sandbox counts.
 */
export async function enqueueOverdueCases(parts: Parts, organizationId: string | null = null): Promise<void> {
  const rows = await readRows(
    parts.database.db,
    sql`select c.organization_id, c.mode, c.id as case_id
     from cases c join organizations o on o.id = c.organization_id
     where c.status = 'needs_response' and c.overdue_at is null
       and c.due_at <= ${parts.clock().toISOString()}::timestamptz
         + case c.mode when 'test' then o.test_clock_offset_ms else 0 end * interval '1 millisecond'
       and (${organizationId}::uuid is null or o.id = ${organizationId})
     order by c.due_at limit 1000`,
  );
  await parts.jobs.boss.insert(
    'tell-overdue-case',
    rows.map(({ organization_id, mode, case_id }) => ({ data: { organization_id, mode, case_id } })),
  );
}
