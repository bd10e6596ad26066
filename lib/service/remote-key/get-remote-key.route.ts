import { RemoteKey } from '#lib/contract/remote-key';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getRemoteKey } from '#lib/service/remote-key/get-remote-key';

export const getRemoteKeyRoute = defineRoute(
  {
    method: 'get',
    path: '/console/remote-key',
    operationId: 'getRemoteKey',
    summary: 'The organization’s key at a filing service hosted elsewhere, without the key itself',
    tags: ['Console'],
    access: 'person',
    responses: { 200: answers(RemoteKey, 'What may be known of the key') },
  },
  async (_c, ctx) => respond(RemoteKey, await getRemoteKey(ctx)),
);
