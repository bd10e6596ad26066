import { eq } from 'drizzle-orm';
import type { Business } from '#lib/contract/business';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The row of a business in the caller's organization and mode; 404 for any other. */
export async function loadBusiness(ctx: Context, tx: Tx, id: string): Promise<BusinessRow> {
  if (!isId(id)) throw notFound('business');
  const [row] = await tx
    .select()
    .from(businesses)
    .where(mine(ctx, businesses, eq(businesses.id, id)));
  if (!row) throw notFound('business');
  return row;
}

/** The same, locked until the transaction ends. Who changes the record waits; who only refers to it does not. */
export async function lockBusiness(ctx: Context, tx: Tx, id: string): Promise<BusinessRow> {
  const [row] = await tx
    .select()
    .from(businesses)
    .where(mine(ctx, businesses, eq(businesses.id, id)))
    .for('no key update');
  if (!row) throw notFound('business');
  return row;
}

export async function getBusiness(ctx: Context, id: string): Promise<Business> {
  return toBusiness(await withTenant(ctx, (tx) => loadBusiness(ctx, tx, id)));
}
