import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { resetSecondFactor } from '#lib/service/second-factor/reset-second-factor';

export const resetSecondFactorRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/member/{id}/second-factor',
    operationId: 'resetSecondFactor',
    summary: 'Take the second factor off a member who has lost it',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The member signs in with the password alone' } },
  },
  async (c, ctx) => {
    await resetSecondFactor(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
