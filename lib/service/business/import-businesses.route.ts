import { BusinessImport, ImportBusinessesRequest } from '#lib/contract/business-import';
import { importBusinesses } from '#lib/service/business/import-businesses';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const importBusinessesRoute = defineRoute(
  {
    method: 'post',
    path: '/console/business-import',
    operationId: 'importBusinesses',
    summary: 'Check and add several business records, each by itself',
    tags: ['Console'],
    access: 'person_write',
    request: { ...jsonBody(ImportBusinessesRequest) },
    responses: { 200: answers(BusinessImport, 'What became of each record') },
  },
  async (c, ctx) => respond(BusinessImport, await importBusinesses(ctx, c.req.valid('json'))),
);
