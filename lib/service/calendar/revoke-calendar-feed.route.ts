import { revokeCalendarFeed } from '#lib/service/calendar/revoke-calendar-feed';
import { defineRoute } from '#lib/service/edge/route';

export const revokeCalendarFeedRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/calendar-feed',
    operationId: 'revokeCalendarFeed',
    summary: 'End the address for one’s calendar program',
    tags: ['Console'],
    access: 'person',
    responses: { 204: { description: 'The address has ended' } },
  },
  async (_c, ctx) => {
    await revokeCalendarFeed(ctx);
    return new Response(null, { status: 204 });
  },
);
