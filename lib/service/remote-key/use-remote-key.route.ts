import { UsableRemoteKey, UseRemoteKeyRequest } from '#lib/contract/remote-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { useRemoteKey } from '#lib/service/remote-key/use-remote-key';

export const useRemoteKeyRoute = defineRoute(
  {
    method: 'post',
    path: '/console/remote-key/use',
    operationId: 'useRemoteKey',
    summary: 'The key for one call of the dashboard to a filing service hosted elsewhere',
    tags: ['Console'],
    access: 'dashboard',
    problems: ['remote_key_missing'],
    request: jsonBody(UseRemoteKeyRequest),
    responses: { 200: answers(UsableRemoteKey, 'The key') },
  },
  async (c, ctx) => respond(UsableRemoteKey, await useRemoteKey(ctx, c.req.valid('json'))),
);
