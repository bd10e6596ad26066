import { z } from 'zod';
import { Member } from '#lib/contract/member';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { restoreMember } from '#lib/service/person/restore-member';

export const restoreMemberRoute = defineRoute(
  {
    method: 'post',
    path: '/console/removed-member/{id}/restore',
    operationId: 'restoreMember',
    summary: 'Make a removed person a member again, as they were',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Member, 'The member') },
  },
  async (c, ctx) => respond(Member, await restoreMember(ctx, c.req.valid('param').id)),
);
