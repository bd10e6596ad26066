import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';

/**
 * Asks the worker to end every approval that waits past its time, of one organization or of all. In test mode the clock
 * of the sandbox counts.
 */
export async function enqueueExpiredApprovals(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const rows = await readRows(
    parts.database.db,
    sql`select a.organization_id, a.mode, a.id as approval_id
     from approvals a join organizations o on o.id = a.organization_id
     where a.status = 'waiting'
       and a.expires_at <= ${parts.clock().toISOString()}::timestamptz
         + case a.mode when 'test' then o.test_clock_offset_ms else 0 end * interval '1 millisecond'
       and (${organizationId}::uuid is null or o.id = ${organizationId})
     order by a.expires_at limit 1000`,
  );
  await parts.jobs.boss.insert(
    'expire-approval',
    rows.map(({ organization_id, mode, approval_id }) => ({ data: { organization_id, mode, approval_id } })),
  );
}
