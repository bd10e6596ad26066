import { z } from 'zod';
import { Approval } from '#lib/contract/approval';
import { getApproval } from '#lib/service/approval/get-approval';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getApprovalRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/approval/{id}',
    operationId: 'getApproval',
    summary: 'Get an approval',
    description:
      'Whether it waits, who decided, and the filing that it became. A decision is made by a person in the dashboard, never by who submitted.',
    tags: ['Approval'],
    access: 'read',
    resource: 'approval',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Approval, 'The approval') },
  },
  async (c, ctx) => respond(Approval, await getApproval(ctx, c.req.valid('param').id)),
);
