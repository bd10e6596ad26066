import { Setup } from '#lib/contract/setup';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { isSetUp } from '#lib/service/setup/is-set-up';

export const getSetupRoute = defineRoute(
  {
    method: 'get',
    path: '/console/setup',
    operationId: 'getSetup',
    summary: 'Whether nobody has set this installation up yet',
    tags: ['Console'],
    access: 'dashboard',
    responses: { 200: answers(Setup, 'Whether the setup is open') },
  },
  async (_c, ctx) => respond(Setup, { object: 'setup', is_open: !(await isSetUp(ctx.parts)) }),
);
