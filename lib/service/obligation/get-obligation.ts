import { eq } from 'drizzle-orm';
import type { Obligation } from '#lib/contract/obligation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { toObligation } from '#lib/service/obligation/to-obligation';

/** The condition that an obligation has this id and belongs to the caller's organization and mode. */
export function ownObligation(ctx: Context, id: string) {
  return mine(ctx, obligations, eq(obligations.id, id));
}

export async function loadObligation(ctx: Context, tx: Tx, id: string): Promise<ObligationRow> {
  if (!isId(id)) throw notFound('obligation');
  const [row] = await tx.select().from(obligations).where(ownObligation(ctx, id));
  if (!row) throw notFound('obligation');
  return row;
}

/** Locked until the transaction ends, so that two changes come one after the other. */
export async function lockObligation(ctx: Context, tx: Tx, id: string): Promise<ObligationRow> {
  if (!isId(id)) throw notFound('obligation');
  const [row] = await tx.select().from(obligations).where(ownObligation(ctx, id)).for('update');
  if (!row) throw notFound('obligation');
  return row;
}

export async function getObligation(ctx: Context, id: string): Promise<Obligation> {
  return toObligation(await withTenant(ctx, (tx) => loadObligation(ctx, tx, id)));
}
