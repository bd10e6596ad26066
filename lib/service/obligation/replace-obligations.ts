import { eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import { obligations } from '#lib/service/db/schema/obligations';
import { endObligation } from '#lib/service/obligation/end-obligations';
import { makeObligationsAhead } from '#lib/service/obligation/make-obligations';
import { isOpenObligation } from '#lib/service/obligation/obligation-filters';

/**
 * The calendar of a registration that turned out to be in another state, or to be none: what is open of the former one
 * no longer applies, and what this one asks for is added.
 */
export async function replaceObligations(ctx: Context, tx: Tx, business: BusinessRow): Promise<void> {
  const ofState = [eq(obligations.business_id, business.id), isNotNull(obligations.filed_on)];
  const open = await tx
    .select()
    .from(obligations)
    .where(mine(ctx, obligations, ...ofState, isOpenObligation))
    .orderBy(obligations.id)
    .for('update');
  for (const row of open) await endObligation(ctx, tx, row, 'The registration was corrected.');
  await makeObligationsAhead(ctx, tx, business);
}
