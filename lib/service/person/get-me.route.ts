import { Me } from '#lib/contract/session';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getMe } from '#lib/service/person/get-me';

export const getMeRoute = defineRoute(
  {
    method: 'get',
    path: '/console/me',
    operationId: 'getMe',
    summary: 'The signed-in person, as they are now',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    browser: true,
    responses: { 200: answers(Me, 'The signed-in person, as they are now') },
  },
  async (_c, ctx) => respond(Me, await getMe(ctx)),
);
