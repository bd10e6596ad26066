import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { ReviewSandboxCaseRequest } from '#lib/contract/sandbox';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { reviewSandboxCase } from '#lib/service/verbs/sandbox/review-sandbox-case';

export const reviewSandboxCaseRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/case/{id}/review',
    operationId: 'reviewSandboxCase',
    summary: 'Review a test case at once',
    description: 'Ends the review of an answered case at once: `resolved`, or `needs_response` to ask again.',
    tags: ['Sandbox'],
    access: 'sandbox',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(ReviewSandboxCaseRequest) },
    responses: { 200: answers(Case, 'The case after the review') },
  },
  async (c, ctx) =>
    respond(Case, await reviewSandboxCase(ctx, c.req.valid('param').id, c.req.valid('json').outcome)),
);
