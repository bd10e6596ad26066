import { and, eq, isNull, ne } from 'drizzle-orm';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { plans } from '#lib/service/db/schema/plans';

/**
 * Why a record cannot be removed; null if it can, as one that was added by mistake. What a filing made ends with its
 * filing, and a company stays while a registration or a plan is of it. The caller has locked the record, so that none is
 * added meanwhile.
 */
export async function checkRemoval(ctx: Context, tx: Tx, row: BusinessRow): Promise<string | null> {
  if (registrationStatusOf(row) !== 'record')
    return 'Only a record that no filing made can be canceled here.';
  if (row.formation_business_id !== null) return null;
  const stands = ne(businesses.registration_state, 'canceled');
  const elsewhere = mine(ctx, businesses, and(eq(businesses.formation_business_id, row.id), stands));
  if ((await tx.$count(businesses, elsewhere)) > 0)
    return 'The company is registered in another state, or is being registered there.';
  const planned = mine(ctx, plans, and(eq(plans.business_id, row.id), isNull(plans.deleted_at)));
  if ((await tx.$count(plans, planned)) > 0)
    return 'A plan is for this company. Delete the plan first; a company whose plan was sent stays.';
  return null;
}
