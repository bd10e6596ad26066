import { ownFeed, personOf } from '#lib/service/calendar/own-feed';
import type { Context } from '#lib/service/context';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';

/** Revokes the address at once; does nothing if there is none. */
export async function revokeCalendarFeed(ctx: Context): Promise<void> {
  await withTenant(ctx, async (tx) => {
    const ended = await tx
      .delete(calendarFeeds)
      .where(ownFeed(ctx))
      .returning({ at: calendarFeeds.created_at });
    for (const { at } of ended) {
      const before = { created_at: at.toISOString() };
      await audit(ctx, tx, 'calendar_feed.revoked', 'calendar_feed', personOf(ctx), { before });
    }
  });
}
