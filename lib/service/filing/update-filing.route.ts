import { z } from 'zod';
import { Filing, UpdateFilingRequest } from '#lib/contract/filing';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateFiling } from '#lib/service/filing/update-filing';

export const updateFilingRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/filing/{id}',
    operationId: 'updateFiling',
    summary: 'Change the metadata of a filing',
    description:
      'Metadata is merged: a key that is not named stays, a key with null is removed. It goes in every status. What was submitted cannot be changed.',
    tags: ['Filing'],
    access: 'write',
    resource: 'filing',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(UpdateFilingRequest) },
    responses: { 200: answers(Filing, 'The filing as it is now') },
  },
  async (c, ctx) => respond(Filing, await updateFiling(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
