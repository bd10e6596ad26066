import { ObservedDaysList, ObservedDaysQuery } from '#lib/contract/filing-report';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { listObservedDays } from '#lib/service/filing-report/list-observed-days';

export const listObservedDaysRoute = defineRoute(
  {
    method: 'get',
    path: '/console/observed-days',
    operationId: 'listObservedDays',
    summary: 'How long your last filings in a state took',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: ObservedDaysQuery },
    responses: { 200: answers(ObservedDaysList, 'By tier; nothing of a tier of which too few completed') },
  },
  async (c, ctx) => respond(ObservedDaysList, await listObservedDays(ctx, c.req.valid('query'))),
);
