import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { calendarFeeds } from '#lib/service/db/schema/calendar-feeds';
import { ProblemError } from '#lib/service/errors';

/** The condition that a feed is the person's own, in the current mode. */
export function ownFeed(ctx: Context) {
  return mine(ctx, calendarFeeds, eq(calendarFeeds.person_id, personOf(ctx)));
}

export function personOf({ actor }: Context): string {
  if (actor.id === null) throw new ProblemError('unauthenticated', 'Nobody is signed in.');
  return actor.id;
}
