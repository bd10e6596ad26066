import { z } from 'zod';
import { ForeignQualificationRequest, Preflight } from '#lib/contract/foreign-qualification';
import { toProblem } from '#lib/service/http/problem-response';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { fieldErrors } from '#lib/service/http/validation-errors';
import { preflightForeignQualification } from '#lib/service/verbs/foreign-qualification/preflight-foreign-qualification';

const PreflightRequest = z
  .looseObject({})
  .meta({ description: 'The body of the submission, as far as it is known' });

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
  async (c, ctx) => {
    const body = c.req.valid('json');
    const parsed = ForeignQualificationRequest.safeParse(body);
    const structure = parsed.success ? [] : fieldErrors(parsed.error.issues, 'body');
    const { refusals, fee } = await preflightForeignQualification(ctx, body, structure);
    const problems = refusals.map((refusal) =>
      toProblem(refusal, ctx.parts.env.BASE_URL, c.req.path, ctx.requestId),
    );
    return respond(Preflight, { object: 'preflight', ok: problems.length === 0, problems, fee });
  },
);
