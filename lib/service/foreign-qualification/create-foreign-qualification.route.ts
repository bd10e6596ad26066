import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { unknownInSubmission } from '#lib/rules/requirement/unknown-in-submission';
import { keyOf } from '#lib/service/edge/idempotency';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { submissionAnswers, submitted } from '#lib/service/edge/submission';
import { createForeignQualification } from '#lib/service/foreign-qualification/create-foreign-qualification';

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
    resource: 'filing',
    problems: [
      'not_found',
      'business_incomplete',
      'not_formation_registration',
      'expedited_tier_not_offered',
      'name_not_available',
      'already_registered',
      'entity_type_not_supported',
      'jurisdiction_not_supported',
    ],
    idempotent: true,
    findUnknown: (body, { parts }) => unknownInSubmission('foreign_qualification', parts.jurisdictions, body),
    request: jsonBody(ForeignQualificationRequest),
    responses: submissionAnswers,
  },
  async (c, ctx) =>
    submitted(await createForeignQualification(ctx, c.req.valid('json'), c.get('sent'), keyOf(c))),
);
