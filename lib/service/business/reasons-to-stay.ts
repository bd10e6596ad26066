import { and, inArray, isNull, ne } from 'drizzle-orm';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { plans } from '#lib/service/db/schema/plans';

/**
 * Why records cannot be removed, by id; one that was added by mistake can. What a filing made ends with its filing, and
 * a company stays while a registration or a plan is of it. The caller has locked the records, so that none is added
 * meanwhile.
 */
export async function reasonsToStay(
  ctx: Context,
  tx: Tx,
  rows: readonly BusinessRow[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return reasons;
  const planned = await tx
    .selectDistinct({ id: plans.business_id })
    .from(plans)
    .where(mine(ctx, plans, and(inArray(plans.business_id, ids), isNull(plans.deleted_at))));
  const stands = ne(businesses.registration_state, 'canceled');
  const elsewhere = await tx
    .selectDistinct({ id: businesses.formation_business_id })
    .from(businesses)
    .where(mine(ctx, businesses, and(inArray(businesses.formation_business_id, ids), stands)));
  for (const { id } of planned)
    if (id) reasons.set(id, 'A plan is for this company. Delete the plan first; once it was sent, it stays.');
  for (const { id } of elsewhere)
    if (id) reasons.set(id, 'The company is registered in another state, or is being registered there.');
  for (const row of rows)
    if (registrationStatusOf(row) !== 'record')
      reasons.set(row.id, 'Only a record that no filing made can be canceled here.');
  return reasons;
}
