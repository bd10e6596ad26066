import { defineRoute } from '#lib/service/edge/route';
import { removeRemoteKey } from '#lib/service/remote-key/remove-remote-key';

export const removeRemoteKeyRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/remote-key',
    operationId: 'removeRemoteKey',
    summary: 'Forget the organization’s key at a filing service hosted elsewhere',
    tags: ['Console'],
    access: 'administer',
    responses: { 204: { description: 'There is no key any more' } },
  },
  async (_c, ctx) => {
    await removeRemoteKey(ctx);
    return new Response(null, { status: 204 });
  },
);
