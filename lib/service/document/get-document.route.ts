import { z } from 'zod';
import { Document } from '#lib/contract/document';
import { getDocument } from '#lib/service/document/get-document';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getDocumentRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/document/{id}',
    operationId: 'getDocument',
    summary: 'Get a document',
    description: 'What is known of the document. Its bytes are at `content`.',
    tags: ['Document'],
    access: 'read',
    resource: 'document',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Document, 'The document, without its bytes') },
  },
  async (c, ctx) => respond(Document, await getDocument(ctx, c.req.valid('param').id)),
);
