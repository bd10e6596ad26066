import { z } from 'zod';
import { CaseNeighbors } from '#lib/contract/neighbors';
import { getCaseNeighbors } from '#lib/service/case/get-case-neighbors';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getCaseNeighborsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/case/{id}/neighbors',
    operationId: 'getCaseNeighbors',
    summary: 'The cases that need an answer before and after this one, by due date',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(CaseNeighbors, 'Both, and where the case stands') },
  },
  async (c, ctx) => respond(CaseNeighbors, await getCaseNeighbors(ctx, c.req.valid('param').id)),
);
