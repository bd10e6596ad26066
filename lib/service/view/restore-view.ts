import { eq } from 'drizzle-orm';
import type { View } from '#lib/contract/view';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { views } from '#lib/service/db/schema/views';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { readOwn, refuseName, refuseTooMany } from '#lib/service/view/write-view';

/**
 * Undoes `deleteView`: the view is unchanged, and lists open with it again. Restoring a view that is not deleted changes
 * nothing. Throws `conflict` if its author has another view of its name or the most views by now.
 */
export function restoreView(ctx: Context, id: string): Promise<View> {
  return withTenant(
    ctx,
    async (tx) => {
      const view = await readOwn(ctx, tx, id, { removed: true });
      const { list, name, is_shared } = view;
      const it = mine(ctx, views, eq(views.id, view.id));
      const [row] = await tx.select().from(views).where(it);
      if (row?.deleted_at) {
        await refuseTooMany(ctx, tx, list, row.person_id);
        await refuseName(ctx, tx, view, name);
        await tx.update(views).set({ deleted_at: null }).where(it);
        await audit(ctx, tx, 'view.restored', 'view', view.id, { after: { list, is_shared } });
      }
      return view;
    },
    ['views'],
  );
}
