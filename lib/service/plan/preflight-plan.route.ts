import { z } from 'zod';
import { PlanPreflight, PlanSelection } from '#lib/contract/plan';
import { answers, defineRoute, optionalJsonBody, respond } from '#lib/service/edge/route';
import { preflightPlan } from '#lib/service/plan/preflight-plan';

export const preflightPlanRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/plan/{id}/preflight',
    operationId: 'preflightPlan',
    summary: 'Check a plan without submitting it',
    description:
      'Runs every check of every state that is not sent, and answers all that fail at once, what is missing included. The registers that can be asked are asked. Creates and stores nothing.',
    tags: ['Plan'],
    access: 'read',
    resource: 'plan',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), ...optionalJsonBody(PlanSelection) },
    responses: { 200: answers(PlanPreflight, 'What each state would meet, and what it would cost') },
  },
  async (c, ctx) =>
    respond(PlanPreflight, await preflightPlan(ctx, c.req.valid('param').id, c.req.valid('json') ?? {})),
);
