import { RegistryRecordList, SearchRegistryRequest } from '#lib/contract/registry';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { searchRegistry } from '#lib/service/verbs/business/search-registry';

export const searchRegistryRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/business/registry/search',
    operationId: 'searchRegistry',
    summary: 'Search business registries',
    description:
      'Companies of record by number or by words of the name, best matches first. Test keys search the register of the sandbox: 20,400 invented LLCs in 51 jurisdictions. Live keys search the registers of the states that the operator has connected; for any other state the answer is 501.',
    tags: ['Business'],
    access: 'read',
    problems: ['jurisdiction_not_supported', 'unavailable'],
    request: jsonBody(SearchRegistryRequest),
    responses: { 200: answers(RegistryRecordList, 'A page of companies, best matches first') },
  },
  async (c, ctx) => respond(RegistryRecordList, await searchRegistry(ctx, c.req.valid('json'))),
);
