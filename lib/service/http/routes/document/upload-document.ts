import { z } from 'zod';
import { Document, UploadDocumentRequest } from '#lib/contract/document';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { uploadDocument } from '#lib/service/verbs/document/upload-document';

export const uploadDocumentRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/business/{id}/document',
    operationId: 'uploadDocument',
    summary: 'Upload a document of a business',
    description: 'The type of the file is read from its bytes: PDF, PNG, JPEG or TIFF, at most 25 MiB.',
    tags: ['Document'],
    access: 'write',
    problems: ['not_found', 'body_too_large', 'unsupported_media_type'],
    request: {
      params: z.object({ id: z.string() }),
      body: { required: true, content: { 'multipart/form-data': { schema: UploadDocumentRequest } } },
    },
    responses: { 201: answers(Document, 'The document') },
  },
  async (c, ctx) => {
    const { file, types = [], 'types[]': more = [], issued_on } = c.req.valid('form');
    const upload = { file, types: [...more, ...types], issuedOn: issued_on ?? null };
    return respond(Document, await uploadDocument(ctx, c.req.valid('param').id, upload), 201);
  },
);
