import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { getCase } from '#lib/service/case/get-case';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getCaseRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/case/{id}',
    operationId: 'getCase',
    summary: 'Get a case',
    description: 'What the service asks for, and what was answered.',
    tags: ['Case'],
    access: 'read',
    resource: 'case',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Case, 'The case') },
  },
  async (c, ctx) => respond(Case, await getCase(ctx, c.req.valid('param').id)),
);
