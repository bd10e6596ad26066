import { z } from 'zod';
import { Business } from '#lib/contract/business';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { getBusiness } from '#lib/service/verbs/business/get-business';

export const getBusinessRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business/{id}',
    operationId: 'getBusiness',
    summary: 'Get a business record',
    description: 'One record: the company in its home state, or one foreign registration of it.',
    tags: ['Business'],
    access: 'read',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Business, 'The business record') },
  },
  async (c, ctx) => respond(Business, await getBusiness(ctx, c.req.valid('param').id)),
);
