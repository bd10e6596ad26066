import type { CalendarFeed } from '#lib/contract/calendar-feed';
import { ownFeed } from '#lib/service/calendar/own-feed';
import type { Context } from '#lib/service/context';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { withTenant } from '#lib/service/db/tenant';

export async function getCalendarFeed(ctx: Context): Promise<CalendarFeed> {
  const [row] = await withTenant(ctx, (tx) => tx.select().from(calendarFeeds).where(ownFeed(ctx)));
  return { object: 'calendar_feed', created_at: row?.created_at.toISOString() ?? null };
}
