import { z } from 'zod';
import { Business } from '#lib/contract/business';
import { getBusiness } from '#lib/service/business/get-business';
import { versionHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { versionOf } from '#lib/service/resource-version';

export const getBusinessRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business/{id}',
    operationId: 'getBusiness',
    summary: 'Get a business record',
    description: 'One record: the company in its home state, or one foreign registration of it.',
    tags: ['Business'],
    access: 'read',
    resource: 'business',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: answers(Business, 'The business record', versionHeader),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const business = await getBusiness(ctx, c.req.valid('param').id);
    return respond(Business, business, 200, { ETag: versionOf(business) });
  },
);
