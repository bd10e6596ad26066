import { z } from 'zod';
import { defineRoute } from '#lib/service/edge/route';
import { removeMember } from '#lib/service/person/remove-member';

export const removeMemberRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/member/{id}',
    operationId: 'removeMember',
    summary: 'Take a person out of the organization',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 204: { description: 'The person is no member any more' } },
  },
  async (c, ctx) => {
    await removeMember(ctx, c.req.valid('param').id);
    return new Response(null, { status: 204 });
  },
);
