import { PasskeyList } from '#lib/contract/passkey';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listPasskeys } from '#lib/service/passkey/list-passkeys';

export const listPasskeysRoute = defineRoute(
  {
    method: 'get',
    path: '/console/passkey',
    operationId: 'listPasskeys',
    summary: 'One’s own passkeys',
    tags: ['Console'],
    access: 'person',
    beforeFactor: true,
    responses: { 200: answers(PasskeyList, 'The passkeys') },
  },
  async (_c, ctx) => respond(PasskeyList, await listPasskeys(ctx)),
);
