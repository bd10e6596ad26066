import { z } from 'zod';
import { Business, UpdateBusinessRequest } from '#lib/contract/business';
import { updateBusiness } from '#lib/service/business/update-business';
import { ifMatchHeader, versionHeader } from '#lib/service/edge/answer-headers';
import { bodyOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { versionOf } from '#lib/service/resource-version';

export const updateBusinessRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/business/{id}',
    operationId: 'updateBusiness',
    summary: 'Change a business record',
    description:
      'A member left out stays as it is; null clears it. Metadata is merged: a key with null is removed. With `If-Match` the change is made only where the record is still the version that you have read. On a business that a filing makes or made, the legal name, the two jurisdictions, the formation date, the registration number and date, and the home record belong to the service and are refused. Registrations that were made elsewhere follow the home state of their home record; with another `registration_jurisdiction` or `formation_business_id` they are checked as if they were added.',
    tags: ['Business'],
    access: 'write',
    resource: 'business',
    problems: ['not_found', 'already_registered', 'precondition_failed'],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      ...jsonBody(UpdateBusinessRequest),
    },
    responses: { 200: answers(Business, 'The business record as it is now', versionHeader) },
  },
  async (c, ctx) => {
    const ifMatch = c.req.valid('header')['if-match'];
    const sent = Object(bodyOf(c));
    const { id } = c.req.valid('param');
    const business = await updateBusiness(ctx, id, c.req.valid('json'), { sent, ifMatch });
    return respond(Business, business, 200, { ETag: versionOf(business) });
  },
);
