import { UpdateMeRequest } from '#lib/contract/member';
import { Me } from '#lib/contract/session';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateMe } from '#lib/service/person/update-me';

export const updateMeRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/me',
    operationId: 'updateMe',
    summary: 'Change one’s own name',
    tags: ['Console'],
    access: 'person',
    problems: ['payload_too_large'],
    request: jsonBody(UpdateMeRequest),
    responses: { 200: answers(Me, 'The signed-in person') },
  },
  async (c, ctx) => respond(Me, await updateMe(ctx, c.req.valid('json'))),
);
