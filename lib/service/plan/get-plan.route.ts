import { z } from 'zod';
import { Plan } from '#lib/contract/plan';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getPlan } from '#lib/service/plan/get-plan';

export const getPlanRoute = defineRoute(
  {
    method: 'get',
    path: '/console/plan/{id}',
    operationId: 'getPlan',
    summary: 'Get a draft',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Plan, 'Get a draft') },
  },
  async (c, ctx) => respond(Plan, await getPlan(ctx, c.req.valid('param').id)),
);
