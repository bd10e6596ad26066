import { Business, CreateBusinessRequest } from '#lib/contract/business';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { createBusiness } from '#lib/service/verbs/business/create-business';

export const createBusinessRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/business',
    operationId: 'createBusiness',
    summary: 'Create a business record',
    description:
      'Only the first three facts are needed to save one. An application needs more: `business_incomplete` lists what is missing.',
    tags: ['Business'],
    access: 'write',
    problems: ['not_found', 'already_registered'],
    request: jsonBody(CreateBusinessRequest),
    responses: { 201: answers(Business, 'The business record') },
  },
  async (c, ctx) => respond(Business, await createBusiness(ctx, c.req.valid('json')), 201),
);
