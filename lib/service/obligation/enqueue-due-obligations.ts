import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { readRows } from '#lib/service/db/read-rows';

/**
 * Asks the worker to tell of every obligation that has become due or overdue, of one organization or of all. In test mode
 * the clock of the sandbox counts.
 */
export async function enqueueDueObligations(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const today = sql`((${parts.clock().toISOString()}::timestamptz
    + case b.mode when 'test' then o.test_clock_offset_ms else 0 end * interval '1 millisecond') at time zone 'UTC')::date`;
  const rows = await readRows(
    parts.database.db,
    sql`select b.organization_id, b.mode, b.id as obligation_id
     from obligations b join organizations o on o.id = b.organization_id
     where b.status in ('upcoming', 'due')
       and b.due_on <= ${today} + case b.status when 'upcoming' then ${parts.env.OBLIGATION_DUE_DAYS}::int else -1 end
       and (${organizationId}::uuid is null or o.id = ${organizationId})
     order by b.due_on limit 1000`,
  );
  await parts.jobs.boss.insert(
    'tell-due-obligation',
    rows.map(({ organization_id, mode, obligation_id }) => ({
      data: { organization_id, mode, obligation_id },
    })),
  );
}
