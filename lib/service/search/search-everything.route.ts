import { SearchQuery, SearchResults } from '#lib/contract/search';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { searchEverything } from '#lib/service/search/search-everything';

export const searchEverythingRoute = defineRoute(
  {
    method: 'get',
    path: '/console/search',
    operationId: 'searchEverything',
    summary: 'Search businesses, filings, cases and documents at once',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: SearchQuery },
    responses: { 200: answers(SearchResults, 'A few of each kind') },
  },
  async (c, ctx) => respond(SearchResults, await searchEverything(ctx, c.req.valid('query').q)),
);
