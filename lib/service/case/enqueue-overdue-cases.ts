import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

/** Enqueues a job for every unanswered case past its due time, of one organization or of all. */
export async function enqueueOverdueCases(parts: Parts, organizationId: string | null = null): Promise<void> {
  const { database, clock } = parts;
  const { organization_id, mode, id: case_id, status, overdue_at, due_at } = cases;
  const rows = await database.db
    .select({ organization_id, mode, case_id })
    .from(cases)
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .where(
      and(
        eq(status, 'needs_response'),
        isNull(overdue_at),
        lte(due_at, tenantNow(clock(), cases)),
        isNotFailing('tell-overdue-case', { case_id }),
        organizationId === null ? undefined : eq(organizations.id, organizationId),
      ),
    )
    .orderBy(asc(due_at))
    .limit(1000);
  await enqueueDue(parts, 'tell-overdue-case', rows);
}
