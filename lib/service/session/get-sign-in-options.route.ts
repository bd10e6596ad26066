import { SignInOptions } from '#lib/contract/session';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getSignInOptions } from '#lib/service/session/get-sign-in-options';

export const getSignInOptionsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/sign-in-options',
    operationId: 'getSignInOptions',
    summary: 'What the sign-in page may offer',
    tags: ['Console'],
    access: 'dashboard',

    responses: { 200: answers(SignInOptions, 'What the sign-in page may offer') },
  },
  async (_c, ctx) => respond(SignInOptions, await getSignInOptions(ctx)),
);
