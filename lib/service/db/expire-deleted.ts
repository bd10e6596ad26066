import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { removedDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { deleteInBatches } from '#lib/service/db/delete-in-batches';
import { mine } from '#lib/service/db/mine';
import { approvalRules } from '#lib/service/db/schema/approvals';
import { organizations } from '#lib/service/db/schema/organizations';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { views } from '#lib/service/db/schema/views';
import { tenantNow } from '#lib/service/db/tenant-now';

const mostAtOnce = 200;

/** Removes what was deleted 30 days ago, by the clock of its mode; until then it can be restored. */
export async function expireDeleted({ database, clock }: Parts): Promise<void> {
  const horizon = new Date(clock().getTime() - removedDays * dayMs);
  await deleteInBatches(database.db, views, deletedBefore(horizon, views));
  await deleteInBatches(database.db, approvalRules, deletedBefore(horizon, approvalRules));
  while ((await database.transaction((tx) => expirePlans(tx, horizon))) === mostAtOnce);
}

/** Returns how many there were, at most `mostAtOnce`. */
async function expirePlans(tx: Tx, horizon: Date): Promise<number> {
  // Locked, so that nobody restores one while its states go.
  const gone = await tx
    .select({ organizationId: plans.organization_id, mode: plans.mode, id: plans.id })
    .from(plans)
    .where(deletedBefore(horizon, plans))
    .limit(mostAtOnce)
    .for('update');
  for (const rows of Map.groupBy(gone, (row) => `${row.organizationId} ${row.mode}`).values()) {
    const [tenant] = rows;
    if (!tenant) continue;
    const ids = rows.map(({ id }) => id);
    await tx.delete(planStates).where(mine(tenant, planStates, inArray(planStates.plan_id, ids)));
    await tx.delete(plans).where(mine(tenant, plans, inArray(plans.id, ids)));
  }
  return gone.length;
}

type Deletable = Record<'organization_id' | 'mode' | 'deleted_at', AnyPgColumn>;

function deletedBefore(horizon: Date, table: Deletable): SQL | undefined {
  const isPast = and(
    eq(organizations.id, table.organization_id),
    lte(table.deleted_at, tenantNow(horizon, table)),
  );
  return and(isNotNull(table.deleted_at), sql`exists (select 1 from ${organizations} where ${isPast})`);
}
