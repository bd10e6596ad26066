import { z } from 'zod';
import { DocumentList } from '#lib/contract/document';
import { PageQuery } from '#lib/contract/list';
import { listDocuments } from '#lib/service/document/list-documents';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listDocumentsRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/business/{id}/document',
    operationId: 'listDocuments',
    summary: 'List the documents of a business',
    description: 'Newest first.',
    tags: ['Document'],
    access: 'read',
    resource: 'document',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }), query: PageQuery },
    responses: { 200: answers(DocumentList, 'A page of documents') },
  },
  async (c, ctx) =>
    respond(DocumentList, await listDocuments(ctx, c.req.valid('param').id, c.req.valid('query'))),
);
