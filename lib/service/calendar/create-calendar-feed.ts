import type { NewCalendarFeed } from '#lib/contract/calendar-feed';
import { personOf } from '#lib/service/calendar/own-feed';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';
import { makeLinkToken } from '#lib/service/person/link-token';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';

/** Creates the person's calendar address for the current mode. An earlier one stops working. */
export async function createCalendarFeed(ctx: Context): Promise<NewCalendarFeed> {
  refuseVisitor(ctx);
  const { token, hash } = makeLinkToken();
  // A link lives in real time, whatever the sandbox's clock shows.
  const row = { ...ofTenant(ctx), person_id: personOf(ctx), hash, created_at: ctx.parts.clock() };
  const { organization_id, mode, person_id } = calendarFeeds;
  await withTenant(ctx, async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values(row)
      .onConflictDoUpdate({ target: [organization_id, mode, person_id], set: row });
    await audit(ctx, tx, 'calendar_feed.created', 'calendar_feed', row.person_id, {
      after: { created_at: row.created_at.toISOString() },
    });
  });
  return {
    object: 'calendar_feed',
    created_at: row.created_at.toISOString(),
    url: `${ctx.parts.env.BASE_URL}/calendar/${token}.ics`,
  };
}
