import { defineRoute } from '#lib/service/edge/route';
import { endOtherSessions } from '#lib/service/session/end-sessions';

export const endOtherSessionsRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/session',
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    tags: ['Console'],
    access: 'person',
    responses: { 204: { description: 'Every other session of the person has ended' } },
  },
  async (_c, ctx) => {
    await endOtherSessions(ctx);
    return new Response(null, { status: 204 });
  },
);
