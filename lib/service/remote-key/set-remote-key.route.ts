import { RemoteKey, SetRemoteKeyRequest } from '#lib/contract/remote-key';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { setRemoteKey } from '#lib/service/remote-key/set-remote-key';

export const setRemoteKeyRoute = defineRoute(
  {
    method: 'put',
    path: '/console/remote-key',
    operationId: 'setRemoteKey',
    summary: 'Set or replace the organization’s key at a filing service hosted elsewhere',
    tags: ['Console'],
    access: 'administer',
    problems: ['conflict', 'payload_too_large'],
    request: jsonBody(SetRemoteKeyRequest),
    responses: { 200: answers(RemoteKey, 'What may be known of the key') },
  },
  async (c, ctx) => respond(RemoteKey, await setRemoteKey(ctx, c.req.valid('json'))),
);
