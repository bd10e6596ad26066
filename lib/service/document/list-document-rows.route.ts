import { DocumentRows, DocumentRowsQuery } from '#lib/contract/document-rows';
import { listDocumentRows } from '#lib/service/document/list-document-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listDocumentRowsRoute = defineRoute(
  {
    method: 'get',
    path: '/console/document',
    operationId: 'listDocumentRows',
    summary: 'List documents for people',
    tags: ['Console'],
    access: 'person',
    browser: true,
    request: { query: DocumentRowsQuery },
    responses: { 200: answers(DocumentRows, 'Documents of all businesses, newest first') },
  },
  async (c, ctx) => respond(DocumentRows, await listDocumentRows(ctx, c.req.valid('query'))),
);
