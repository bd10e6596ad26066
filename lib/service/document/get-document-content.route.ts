import { getDocumentContent } from '#lib/service/document/get-document-content';
import { contentOfDocument, streamContent } from '#lib/service/document/stream-content';
import { defineRoute } from '#lib/service/edge/route';

export const getDocumentContentRoute = defineRoute(
  {
    ...contentOfDocument,
    problems: [...contentOfDocument.problems],
    method: 'get',
    path: '/v1/document/{id}/content',
    operationId: 'getDocumentContent',
    summary: 'Get the bytes of a document',
    tags: ['Document'],
    access: 'read',
    resource: 'document',
    browser: true,
  },
  async (c, ctx) => streamContent(c, await getDocumentContent(ctx, c.req.valid('param').id)),
);
