import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { ReviewSandboxCaseRequest } from '#lib/contract/sandbox';
import { answers, defineRoute, optionalJsonBody, respond } from '#lib/service/edge/route';
import { reviewSandboxCase } from '#lib/service/sandbox/review-sandbox-case';

export const reviewSandboxCaseRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/case/{id}/review',
    operationId: 'reviewSandboxCase',
    summary: 'Review a test case at once',
    description: 'Ends the review of an answered case at once: `resolved`, or `needs_response` to ask again.',
    tags: ['Sandbox'],
    access: 'sandbox',
    resource: 'sandbox',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(ReviewSandboxCaseRequest) },
    responses: { 200: answers(Case, 'The case after the review') },
  },
  async (c, ctx) => {
    // Without a body the validator does not run, so the defaults are set here.
    const review = ReviewSandboxCaseRequest.parse(c.req.valid('json') ?? {});
    return respond(Case, await reviewSandboxCase(ctx, c.req.valid('param').id, review));
  },
);
