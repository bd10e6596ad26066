import { z } from 'zod';
import { Filing } from '#lib/contract/filing';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { advanceSandboxFiling } from '#lib/service/sandbox/advance-sandbox-filing';

export const advanceSandboxFilingRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/filing/{id}/advance',
    operationId: 'advanceSandboxFiling',
    summary: 'Move a test filing one step on',
    description:
      'At once, instead of after the pause. A filing with an open case does not move, nor does one that is ended.',
    tags: ['Sandbox'],
    access: 'sandbox',
    resource: 'sandbox',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Filing, 'The filing after the step') },
  },
  async (c, ctx) => respond(Filing, await advanceSandboxFiling(ctx, c.req.valid('param').id)),
);
