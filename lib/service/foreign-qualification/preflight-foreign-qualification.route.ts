import { ForeignQualificationRequest, Preflight } from '#lib/contract/foreign-qualification';
import { unknownInSubmission } from '#lib/rules/requirement/unknown-in-submission';
import { PreflightRequest, preflightAnswer } from '#lib/service/edge/preflight-answer';
import { answers, defineRoute, jsonBody } from '#lib/service/edge/route';
import { preflightForeignQualification } from '#lib/service/foreign-qualification/preflight-foreign-qualification';

export const preflightForeignQualificationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/foreign-qualification/preflight',
    operationId: 'preflightForeignQualification',
    summary: 'Check a foreign qualification without submitting it',
    description:
      'Takes the body of the submission, complete or not. Runs every check, answers all that fail at once, creates and stores nothing.',
    tags: ['Foreign qualification'],
    access: 'read',
    resource: 'filing',
    browser: true,
    findUnknown: (body, { parts }) => unknownInSubmission('foreign_qualification', parts.jurisdictions, body),
    request: jsonBody(PreflightRequest),
    responses: { 200: answers(Preflight, 'What a submission would meet, and what it would cost') },
  },
  (c, ctx) =>
    preflightAnswer(c, ctx, {
      body: c.req.valid('json'),
      schema: ForeignQualificationRequest,
      verb: preflightForeignQualification,
    }),
);
