import { z } from 'zod';
import { Approval } from '#lib/contract/approval';
import { approveSubmission } from '#lib/service/approval/approve-submission';
import { ifMatchHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const approveSubmissionRoute = defineRoute(
  {
    method: 'post',
    path: '/console/approval/{id}/approve',
    operationId: 'approveSubmission',
    summary: 'Approve what waits: it is submitted as it was sent',
    tags: ['Console'],
    access: 'approve',
    problems: [
      'not_found',
      'conflict',
      'precondition_failed',
      'business_incomplete',
      'not_formation_registration',
      'expedited_tier_not_offered',
      'name_not_available',
      'already_registered',
      'entity_type_not_supported',
      'jurisdiction_not_supported',
    ],
    request: { params: z.object({ id: z.string() }), headers: ifMatchHeader },
    responses: { 200: answers(Approval, 'The approval, with the filing that it made') },
  },
  async (c, ctx) => {
    const ifMatch = c.req.valid('header')['if-match'];
    return respond(Approval, await approveSubmission(ctx, c.req.valid('param').id, ifMatch));
  },
);
