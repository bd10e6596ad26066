import { Preflight } from '#lib/contract/foreign-qualification';
import { FormationRequest } from '#lib/contract/formation';
import { PreflightRequest, preflightAnswer } from '#lib/service/http/preflight-answer';
import { answers, defineRoute, jsonBody } from '#lib/service/http/route';
import { preflightFormation } from '#lib/service/verbs/formation/preflight-formation';

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
    request: jsonBody(PreflightRequest),
    responses: { 200: answers(Preflight, 'What a submission would meet, and what it would cost') },
  },
  (c, ctx) => preflightAnswer(c, ctx, FormationRequest, preflightFormation),
);
