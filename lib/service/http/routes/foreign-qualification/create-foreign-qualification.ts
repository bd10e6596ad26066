import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { defineRoute, jsonBody } from '#lib/service/http/route';
import { submissionAnswer, submissionHeaders, submitted } from '#lib/service/http/submission';
import { idempotencyHeader, readIdempotencyKey } from '#lib/service/idempotency/read-idempotency-key';
import { createForeignQualification } from '#lib/service/verbs/foreign-qualification/create-foreign-qualification';

export const createForeignQualificationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/foreign-qualification',
    operationId: 'createForeignQualification',
    summary: 'Register an existing LLC in another state',
    description:
      'Early access. The checks run in the documented order and the first that fails answers; nothing is created then. Further top-level members are the fields that the state asks for: see the requirement operation.',
    tags: ['Foreign qualification'],
    access: 'write',
    problems: [
      'not_found',
      'business_incomplete',
      'not_formation_registration',
      'expedited_tier_not_offered',
      'name_not_available',
      'idempotency_key_invalid',
      'already_registered',
      'idempotency_key_conflict',
      'entity_type_not_supported',
      'jurisdiction_not_supported',
    ],
    request: { ...jsonBody(ForeignQualificationRequest), headers: submissionHeaders },
    responses: { 201: submissionAnswer },
  },
  async (c, ctx) => {
    const key = readIdempotencyKey(c.req.header(idempotencyHeader));
    const sent: Record<string, unknown> = await c.req.json();
    return submitted(await createForeignQualification(ctx, c.req.valid('json'), sent, key));
  },
);
