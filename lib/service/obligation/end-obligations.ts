import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { obligations } from '#lib/service/db/schema/obligations';
import { audit, differences } from '#lib/service/event/record-event';
import { isOpenObligation } from '#lib/service/obligation/obligation-filters';

/** Takes the open obligations of a registration that was removed off the calendar. */
export async function endObligations(ctx: Context, tx: Tx, businessId: string): Promise<void> {
  const open = await tx
    .select()
    .from(obligations)
    .where(mine(ctx, obligations, eq(obligations.business_id, businessId), isOpenObligation))
    .for('update');
  for (const before of open) {
    const note = before.note ?? 'The registration was removed.';
    const after = { status: 'not_applicable', note } as const;
    await tx
      .update(obligations)
      .set({ ...after, updated_at: ctx.now })
      .where(mine(ctx, obligations, eq(obligations.id, before.id)));
    const changes = differences(before, { ...before, ...after }, ['status', 'note']);
    await audit(ctx, tx, 'obligation.not_applicable', 'obligation', before.id, changes);
  }
}
