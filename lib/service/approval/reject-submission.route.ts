import { z } from 'zod';
import { Approval, RejectSubmissionRequest } from '#lib/contract/approval';
import { rejectSubmission } from '#lib/service/approval/reject-submission';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const rejectSubmissionRoute = defineRoute(
  {
    method: 'post',
    path: '/console/approval/{id}/reject',
    operationId: 'rejectSubmission',
    summary: 'Reject what waits, with a reason',
    tags: ['Console'],
    access: 'approve',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(RejectSubmissionRequest) },
    responses: { 200: answers(Approval, 'The approval, rejected') },
  },
  async (c, ctx) =>
    respond(Approval, await rejectSubmission(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
