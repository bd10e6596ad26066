import { z } from 'zod';
import { Member, UpdateMemberRequest } from '#lib/contract/member';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateMember } from '#lib/service/person/update-member';

export const updateMemberRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/member/{id}',
    operationId: 'updateMember',
    summary: 'Give a person other roles, suspend them, or let them in again',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateMemberRequest) },
    responses: { 200: answers(Member, 'The person') },
  },
  async (c, ctx) => respond(Member, await updateMember(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
