import { z } from 'zod';
import { RemoveMemberQuery } from '#lib/contract/member';
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
    request: { params: z.object({ id: z.string() }), query: RemoveMemberQuery },
    responses: { 204: { description: 'The person is no member any more' } },
  },
  async (c, ctx) => {
    await removeMember(ctx, c.req.valid('param').id, c.req.valid('query'));
    return new Response(null, { status: 204 });
  },
);
