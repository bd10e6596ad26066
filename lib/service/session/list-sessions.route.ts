import { SessionList, SessionListQuery } from '#lib/contract/session';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listSessions } from '#lib/service/session/list-sessions';

export const listSessionsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/session',
    operationId: 'listSessions',
    summary: 'Where one is signed in',
    tags: ['Console'],
    access: 'person',
    request: { query: SessionListQuery },
    responses: { 200: answers(SessionList, 'A page of one’s own sessions that stand, newest first') },
  },
  async (c, ctx) => respond(SessionList, await listSessions(ctx, c.req.valid('query'))),
);
