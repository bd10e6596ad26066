import { getDocumentContent } from '#lib/service/document/get-document-content';
import { contentOfDocument, streamContent } from '#lib/service/document/stream-content';
import { actingFor, tenantOfDocument } from '#lib/service/operations/act-on-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';

export const getDeskDocumentContentRoute = defineOperationsRoute(
  {
    ...contentOfDocument,
    problems: [...contentOfDocument.problems],
    method: 'get',
    path: '/v1/operations/document/{id}/content',
    operationId: 'getDeskDocumentContent',
    summary: 'Get the bytes of a document of a filing',
    tags: ['Desk'],
    access: 'staff',
    browser: true,
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    return streamContent(c, await getDocumentContent(actingFor(ctx, await tenantOfDocument(ctx, id)), id));
  },
);
