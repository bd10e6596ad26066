import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { hawaiiHours } from '#lib/rules/calendar/civil-date';
import type { Parts } from '#lib/service/context';
import { obligations } from '#lib/service/db/schema/obligations';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

/** Enqueues a job for every obligation that has become due or overdue, of one organization or of all. */
export async function enqueueDueObligations(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const { database, env, clock } = parts;
  const { organization_id, mode, id: obligation_id, status, due_on } = obligations;
  const now = sql`((${tenantNow(clock(), obligations)}) at time zone 'UTC')`;
  const due = sql`${now}::date + ${env.OBLIGATION_DUE_DAYS}::int`;
  const overdue = sql`(${now} - ${hawaiiHours}::int * interval '1 hour')::date - 1`;
  const rows = await database.db
    .select({ organization_id, mode, obligation_id })
    .from(obligations)
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .where(
      and(
        inArray(status, ['upcoming', 'due']),
        lte(due_on, sql`case ${status} when 'upcoming' then ${due} else ${overdue} end`),
        isNotFailing('tell-due-obligation', { obligation_id }),
        organizationId === null ? undefined : eq(organizations.id, organizationId),
      ),
    )
    .orderBy(asc(due_on))
    .limit(1000);
  await enqueueDue(parts, 'tell-due-obligation', rows);
}
