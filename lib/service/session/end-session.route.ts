import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { endSession } from '#lib/service/session/end-sessions';

export const endSessionRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/session/{id}',
    operationId: 'endSession',
    summary: 'Sign out: end one of one’s own sessions, `current` for this one',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The session has ended' } },
  },
  async (c, ctx) => {
    await endSession(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
