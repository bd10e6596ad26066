import { Business, CreateBusinessRequest } from '#lib/contract/business';
import { createBusiness } from '#lib/service/business/create-business';
import { createdHeaders, respondedOnce, versionHeader } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { versionOf } from '#lib/service/resource-version';

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
    resource: 'business',
    problems: ['not_found', 'already_registered'],
    idempotent: true,
    request: jsonBody(CreateBusinessRequest),
    responses: { 201: answers(Business, 'The business record', createdHeaders.extend(versionHeader.shape)) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createBusiness');
    const business = await createBusiness(ctx, c.req.valid('json'), once);
    return respond(Business, business, 201, {
      Location: `/v1/business/${business.id}`,
      ETag: versionOf(business),
      ...respondedOnce(once),
    });
  },
);
