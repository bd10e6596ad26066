import { Presence, PresenceQuery } from '#lib/contract/presence';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { recordPresence } from '#lib/service/presence/record-presence';

export const getPresenceRoute = defineRoute(
  {
    method: 'get',
    path: '/console/presence',
    operationId: 'getPresence',
    summary: 'Who else has a filing, a case or a plan open; whoever asks counts as one of them',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { query: PresenceQuery },
    responses: { 200: answers(Presence, 'The others who have it open now') },
  },
  async (c, ctx) => respond(Presence, await recordPresence(ctx, c.req.valid('query'))),
);
