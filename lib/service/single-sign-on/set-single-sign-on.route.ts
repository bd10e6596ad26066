import { SetSingleSignOnRequest, SingleSignOn } from '#lib/contract/single-sign-on';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { setSingleSignOn } from '#lib/service/single-sign-on/set-single-sign-on';

export const setSingleSignOnRoute = defineRoute(
  {
    method: 'put',
    path: '/console/single-sign-on',
    operationId: 'setSingleSignOn',
    summary: 'Set or change the provider at which the people of the organization sign in',
    tags: ['Console'],
    access: 'administer',
    problems: ['conflict', 'payload_too_large'],
    request: jsonBody(SetSingleSignOnRequest),
    responses: { 200: answers(SingleSignOn, 'The provider, without its secret') },
  },
  async (c, ctx) => respond(SingleSignOn, await setSingleSignOn(ctx, c.req.valid('json'))),
);
