import { Views, ViewsQuery } from '#lib/contract/view';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listViews } from '#lib/service/view/read-views';

export const listViewsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/view',
    operationId: 'listViews',
    summary: 'List one’s own views of the lists and those of the team',
    tags: ['Console'],
    access: 'person',
    request: { query: ViewsQuery },
    responses: { 200: answers(Views, 'Views, by name') },
  },
  async (c, ctx) => respond(Views, await listViews(ctx, c.req.valid('query'))),
);
