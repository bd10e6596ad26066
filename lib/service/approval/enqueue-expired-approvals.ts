import { and, asc, eq, lte } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { approvals } from '#lib/service/db/schema/approvals';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

/** Enqueues a job for every approval past its deadline, of one organization or of all. */
export async function enqueueExpiredApprovals(
  parts: Parts,
  organizationId: string | null = null,
): Promise<void> {
  const { database, clock } = parts;
  const { organization_id, mode, id: approval_id, status, expires_at } = approvals;
  const rows = await database.db
    .select({ organization_id, mode, approval_id })
    .from(approvals)
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .where(
      and(
        eq(status, 'waiting'),
        lte(expires_at, tenantNow(clock(), approvals)),
        isNotFailing('expire-approval', { approval_id }),
        organizationId === null ? undefined : eq(organizations.id, organizationId),
      ),
    )
    .orderBy(asc(expires_at))
    .limit(1000);
  await enqueueDue(parts, 'expire-approval', rows);
}
