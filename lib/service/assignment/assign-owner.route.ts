import { Assignment, AssignOwnerRequest } from '#lib/contract/assignment';
import { assignOwner } from '#lib/service/assignment/assign-owner';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const assignOwnerRoute = defineRoute(
  {
    method: 'post',
    path: '/console/assignment',
    operationId: 'assignOwner',
    summary: 'Give filings, cases, agent mail, plans or obligations to a person of the organization',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found'],
    request: { ...jsonBody(AssignOwnerRequest) },
    responses: { 200: answers(Assignment, 'Who has them now, and who had them before') },
  },
  async (c, ctx) => respond(Assignment, await assignOwner(ctx, c.req.valid('json'))),
);
