import { z } from 'zod';
import { Neighbors } from '#lib/contract/neighbors';
import { getApprovalNeighbors } from '#lib/service/approval/get-approval-neighbors';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getApprovalNeighborsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/approval/{id}/neighbors',
    operationId: 'getApprovalNeighbors',
    summary: 'The approvals that wait for the person before and after this one, oldest first',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Neighbors, 'The ids of both, or null') },
  },
  async (c, ctx) => respond(Neighbors, await getApprovalNeighbors(ctx, c.req.valid('param').id)),
);
