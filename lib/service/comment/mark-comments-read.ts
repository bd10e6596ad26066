import { eq, inArray, isNull } from 'drizzle-orm';
import type { ReadCommentsRequest } from '#lib/contract/comment';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { commentMentions } from '#lib/service/db/schema/comments';
import { withTenant } from '#lib/service/db/tenant';

/** Marks mentions of the caller in these comments as read. */
export async function markCommentsRead(ctx: Context, { ids }: ReadCommentsRequest): Promise<void> {
  await withTenant(ctx, (tx) =>
    tx
      .update(commentMentions)
      .set({ read_at: ctx.now })
      .where(
        mine(
          ctx,
          commentMentions,
          eq(commentMentions.person_id, ctx.actor.id ?? ''),
          isNull(commentMentions.read_at),
          inArray(commentMentions.comment_id, ids),
        ),
      ),
  );
}
