import { RegistryRecordList, SearchRegistryRequest } from '#lib/contract/registry';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { searchRegistry } from '#lib/service/registry/search-registry';

export const searchRegistryRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/business/registry/search',
    operationId: 'searchRegistry',
    summary: 'Search business registries',
    description:
      'Companies of record by number or by words of the name. Test keys search the register of the sandbox, best matches first: more than 20,000 invented LLCs in 51 jurisdictions, among them the companies that the guides name. Live keys search the registers of the states that the operator has connected, ordered by name; for any other state the answer is 501.',
    tags: ['Business'],
    access: 'read',
    resource: 'business',
    problems: ['jurisdiction_not_supported', 'unavailable'],
    request: jsonBody(SearchRegistryRequest),
    responses: { 200: answers(RegistryRecordList, 'A page of companies') },
  },
  async (c, ctx) => respond(RegistryRecordList, await searchRegistry(ctx, c.req.valid('json'))),
);
