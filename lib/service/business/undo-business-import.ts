import { inArray } from 'drizzle-orm';
import type { BusinessImportUndo, UndoBusinessImportRequest } from '#lib/contract/business-import';
import { reasonsToStay } from '#lib/service/business/reasons-to-stay';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { recordEvents } from '#lib/service/event/record-event';
import { endObligations } from '#lib/service/obligation/end-obligations';

/** Removes records that an import has added; what is in use by now stays. What is removed already counts as removed. */
export function undoBusinessImport(
  ctx: Context,
  { business_ids }: UndoBusinessImportRequest,
): Promise<BusinessImportUndo> {
  return withTenant(ctx, async (tx) => {
    const found = await tx
      .select()
      .from(businesses)
      .where(mine(ctx, businesses, inArray(businesses.id, business_ids)))
      .orderBy(businesses.id)
      .for('update');
    const standing = found.filter((row) => row.registration_state !== 'canceled');
    const kept = await reasonsToStay(ctx, tx, standing);
    const leaving = standing.filter(({ id }) => !kept.has(id));
    const ids = leaving.map(({ id }) => id);
    const changes = { registration_state: 'canceled', updated_at: ctx.now } as const;
    if (ids.length > 0) {
      await tx
        .update(businesses)
        .set(changes)
        .where(mine(ctx, businesses, inArray(businesses.id, ids)));
      await endObligations(ctx, tx, ids);
      const happenings = leaving.map((row) => ({
        type: 'business.updated' as const,
        object: toBusiness({ ...row, ...changes }),
        before: toBusiness(row),
      }));
      await recordEvents(ctx, tx, happenings);
    }
    const removed = found.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    return { object: 'business_import_undo', removed, kept: [...kept.keys()] };
  });
}
