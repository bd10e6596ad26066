import { and, asc, eq, lte } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { organizations } from '#lib/service/db/schema/organizations';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { tenantNow } from '#lib/service/db/tenant-now';
import { enqueueDue, isNotFailing } from '#lib/service/jobs/enqueue-due';

/** Enqueues a job for every agent whose handover date has come, of one organization or of all. */
export async function enqueueDueHandovers(parts: Parts, organizationId: string | null = null): Promise<void> {
  const { database, clock } = parts;
  const { organization_id, mode, id: business_id, status, handover_at } = registeredAgents;
  const rows = await database.db
    .select({ organization_id, mode, business_id })
    .from(registeredAgents)
    .innerJoin(organizations, eq(organizations.id, organization_id))
    .where(
      and(
        eq(status, 'termination_requested'),
        lte(handover_at, tenantNow(clock(), registeredAgents)),
        isNotFailing('hand-over-agent', { business_id }),
        organizationId === null ? undefined : eq(organizations.id, organizationId),
      ),
    )
    .orderBy(asc(handover_at))
    .limit(1000);
  await enqueueDue(parts, 'hand-over-agent', rows);
}
