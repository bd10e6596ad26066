import { Preflight } from '#lib/contract/foreign-qualification';
import { FormationRequest } from '#lib/contract/formation';
import { unknownInSubmission } from '#lib/rules/requirement/unknown-in-submission';
import { PreflightRequest, preflightAnswer } from '#lib/service/edge/preflight-answer';
import { answers, defineRoute, jsonBody } from '#lib/service/edge/route';
import { preflightFormation } from '#lib/service/formation/preflight-formation';

export const preflightFormationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/formation/preflight',
    operationId: 'preflightFormation',
    summary: 'Check a formation without submitting it',
    description:
      'Takes the body of the submission, complete or not. Runs every check, answers all that fail at once, creates and stores nothing.',
    tags: ['Formation'],
    access: 'read',
    resource: 'filing',
    browser: true,
    findUnknown: (body, { parts }) => unknownInSubmission('formation', parts.jurisdictions, body),
    request: jsonBody(PreflightRequest),
    responses: { 200: answers(Preflight, 'What a submission would meet, and what it would cost') },
  },
  (c, ctx) =>
    preflightAnswer(c, ctx, {
      body: c.req.valid('json'),
      schema: FormationRequest,
      verb: preflightFormation,
    }),
);
