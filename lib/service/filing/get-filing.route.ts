import { z } from 'zod';
import { Filing } from '#lib/contract/filing';
import { answers, defineRoute, jsonText } from '#lib/service/edge/route';
import { getFiling } from '#lib/service/filing/get-filing';

export const getFilingRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/{id}',
    operationId: 'getFiling',
    summary: 'Get a filing',
    description: 'The filing as it stands, with its cases, documents and fee.',
    tags: ['Filing'],
    access: 'read',
    resource: 'filing',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Filing, 'The filing') },
  },
  async (c, ctx) => jsonText(await getFiling(ctx, c.req.valid('param').id)),
);
