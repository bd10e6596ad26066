import { z } from 'zod';
import { HandOverWorkRequest } from '#lib/contract/member';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { handOverWork } from '#lib/service/person/hand-over-work';

export const handOverWorkRoute = defineRoute(
  {
    method: 'post',
    path: '/console/member/{id}/hand-over',
    operationId: 'handOverWork',
    summary: 'Give the work and the API keys of a member to another',
    tags: ['Console'],
    access: 'administer',
    problems: ['not_found', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(HandOverWorkRequest) },
    responses: { 204: { description: 'The other member owns them' } },
  },
  async (c, ctx) => {
    await handOverWork(ctx, c.req.valid('param').id, c.req.valid('json'));
    return new Response(null, { status: 204 });
  },
);
