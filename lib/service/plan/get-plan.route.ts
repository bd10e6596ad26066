import { z } from 'zod';
import { planAnswer, planResponse } from '#lib/service/edge/plan-answer';
import { defineRoute } from '#lib/service/edge/route';
import { getPlan } from '#lib/service/plan/get-plan';

export const getPlanRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/plan/{id}',
    operationId: 'getPlan',
    summary: 'Get a plan',
    description:
      'With what each state still lacks, what is wrong, what it costs and how long it takes, computed from the rules of today. The register of a state is asked over the network by the preflight and by the submission alone: until then a live name is `not_checked` unless a rule or a company here stands against it.',
    tags: ['Plan'],
    access: 'read',
    resource: 'plan',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: planAnswer },
  },
  async (c, ctx) => planResponse(await getPlan(ctx, c.req.valid('param').id)),
);
