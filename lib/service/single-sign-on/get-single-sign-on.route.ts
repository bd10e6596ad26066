import { SingleSignOn } from '#lib/contract/single-sign-on';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getSingleSignOn } from '#lib/service/single-sign-on/get-single-sign-on';

export const getSingleSignOnRoute = defineRoute(
  {
    method: 'get',
    path: '/console/single-sign-on',
    operationId: 'getSingleSignOn',
    summary: 'The provider at which the people of the organization sign in',
    tags: ['Console'],
    access: 'administer',
    responses: { 200: answers(SingleSignOn, 'The provider, without its secret') },
  },
  async (_c, ctx) => respond(SingleSignOn, await getSingleSignOn(ctx)),
);
