import { z } from 'zod';
import { Business, UpdateBusinessRequest } from '#lib/contract/business';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { updateBusiness } from '#lib/service/verbs/business/update-business';

export const updateBusinessRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/business/{id}',
    operationId: 'updateBusiness',
    summary: 'Change a business record',
    description: 'A member left out stays as it is; null clears it.',
    tags: ['Business'],
    access: 'write',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateBusinessRequest) },
    responses: { 200: answers(Business, 'The business record as it is now') },
  },
  async (c, ctx) =>
    respond(Business, await updateBusiness(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
