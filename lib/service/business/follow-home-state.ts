import { eq, ne } from 'drizzle-orm';
import { theStateFirst } from '#lib/rules/the-state';
import { regionName } from '#lib/rules/us-regions';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { invalid } from '#lib/service/errors';
import { recordEvents } from '#lib/service/event/record-event';

/**
 * After the home state of a company was corrected: its registrations that were made elsewhere have it too, and those of
 * filings stay as they were filed. A state where it is registered cannot become its home state.
 */
export async function followHomeState(
  ctx: Context,
  tx: Tx,
  { id, formation_jurisdiction }: BusinessRow,
): Promise<void> {
  const standing = ne(businesses.registration_state, 'canceled');
  const rows = await tx
    .select()
    .from(businesses)
    .where(mine(ctx, businesses, eq(businesses.formation_business_id, id), standing))
    .orderBy(businesses.id)
    .for('update');
  if (rows.some((row) => row.registration_jurisdiction === formation_jurisdiction)) {
    const detail = `${theStateFirst(regionName(formation_jurisdiction))} is on record as another state where the company is registered.`;
    throw invalid([{ pointer: '/formation_jurisdiction', code: 'invalid_value', detail }]);
  }
  const happenings = [];
  for (const row of rows.filter((one) => registrationStatusOf(one) === 'record')) {
    // Until its state is known, a record has the home state in its place.
    const isPlaced = row.registration_jurisdiction !== row.formation_jurisdiction;
    const states = {
      formation_jurisdiction,
      ...(!isPlaced && { registration_jurisdiction: formation_jurisdiction }),
    };
    const changes = { ...states, updated_at: ctx.now };
    await tx
      .update(businesses)
      .set(changes)
      .where(mine(ctx, businesses, eq(businesses.id, row.id)));
    const object = toBusiness({ ...row, ...changes });
    happenings.push({ type: 'business.updated', object, before: toBusiness(row) } as const);
  }
  if (happenings.length > 0) await recordEvents(ctx, tx, happenings);
}
