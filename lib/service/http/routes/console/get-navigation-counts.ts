import { NavigationCounts } from '#lib/contract/console/overview';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { getNavigationCounts } from '#lib/service/verbs/console/get-navigation-counts';

export const getNavigationCountsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/navigation-counts',
    operationId: 'getNavigationCounts',
    summary: 'What stands beside the entries of the navigation',
    tags: ['Console'],
    access: 'person',

    responses: { 200: answers(NavigationCounts, 'What stands beside the entries of the navigation') },
  },
  async (_c, ctx) => respond(NavigationCounts, await getNavigationCounts(ctx)),
);
