import { defineRoute } from '#lib/service/edge/route';
import { removeSingleSignOn } from '#lib/service/single-sign-on/remove-single-sign-on';

export const removeSingleSignOnRoute = defineRoute(
  {
    method: 'delete',
    path: '/console/single-sign-on',
    operationId: 'removeSingleSignOn',
    summary: 'Forget the provider; whoever came in by it is signed out',
    tags: ['Console'],
    access: 'administer',
    responses: { 204: { description: 'There is no provider any more' } },
  },
  async (_c, ctx) => {
    await removeSingleSignOn(ctx);
    return new Response(null, { status: 204 });
  },
);
