import { SecondFactor } from '#lib/contract/second-factor';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getSecondFactor } from '#lib/service/second-factor/get-second-factor';

export const getSecondFactorRoute = defineRoute(
  {
    method: 'get',
    path: '/console/second-factor',
    operationId: 'getSecondFactor',
    summary: 'What one has set up beside the password',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    responses: { 200: answers(SecondFactor, 'The app, and how many recovery codes are left') },
  },
  async (_c, ctx) => respond(SecondFactor, await getSecondFactor(ctx)),
);
