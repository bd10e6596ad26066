import { ForeignQualificationRequest, Preflight } from '#lib/contract/foreign-qualification';
import { PreflightRequest, preflightAnswer } from '#lib/service/http/preflight-answer';
import { answers, defineRoute, jsonBody } from '#lib/service/http/route';
import { preflightForeignQualification } from '#lib/service/verbs/foreign-qualification/preflight-foreign-qualification';

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
    request: jsonBody(PreflightRequest),
    responses: { 200: answers(Preflight, 'What a submission would meet, and what it would cost') },
  },
  (c, ctx) => preflightAnswer(c, ctx, ForeignQualificationRequest, preflightForeignQualification),
);
