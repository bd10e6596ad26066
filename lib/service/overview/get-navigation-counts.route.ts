import { NavigationCounts } from '#lib/contract/overview';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getNavigationCounts } from '#lib/service/overview/get-navigation-counts';

export const getNavigationCountsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/navigation-counts',
    operationId: 'getNavigationCounts',
    summary: 'What stands beside the entries of the navigation',
    tags: ['Console'],
    access: 'person',
    browser: true,

    responses: { 200: answers(NavigationCounts, 'What stands beside the entries of the navigation') },
  },
  async (_c, ctx) => respond(NavigationCounts, await getNavigationCounts(ctx)),
);
