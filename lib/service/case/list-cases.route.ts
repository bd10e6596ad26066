import { CaseList, CaseListQuery } from '#lib/contract/case';
import { listCases } from '#lib/service/case/list-cases';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listCasesRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/case',
    operationId: 'listCases',
    summary: 'List cases',
    description: 'Newest first. `open` shows those that are not ended.',
    tags: ['Case'],
    access: 'read',
    resource: 'case',
    browser: true,
    request: { query: CaseListQuery },
    responses: { 200: answers(CaseList, 'A page of cases, newest first') },
  },
  async (c, ctx) => respond(CaseList, await listCases(ctx, c.req.valid('query'))),
);
