import { z } from 'zod';
import { Document, UploadDocumentRequest } from '#lib/contract/document';
import { maxDocumentMebibytes } from '#lib/contract/document-types';
import { sentUpload } from '#lib/service/document/sent-upload';
import { type Upload, uploadDocument } from '#lib/service/document/upload-document';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const uploadDocumentRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/business/{id}/document',
    operationId: 'uploadDocument',
    summary: 'Upload a document of a business',
    description: `The type of the file is read from its bytes: PDF, PNG, JPEG or TIFF, at most ${maxDocumentMebibytes} MiB. A key may send a few at once.`,
    tags: ['Document'],
    access: 'write',
    resource: 'document',
    browser: true,
    problems: ['not_found', 'payload_too_large', 'storage_limit_reached', 'unsupported_media_type'],
    idempotent: true,
    request: {
      params: z.object({ id: z.string() }),
      body: { required: true, content: { 'multipart/form-data': { schema: UploadDocumentRequest } } },
    },
    responses: { 201: answers(Document, 'The document', createdHeaders) },
  },
  async (c, ctx) => {
    const upload = uploadSent(c.req.valid('form'));
    const once = onceOf(c, 'uploadDocument', await sentUpload(c, UploadDocumentRequest, upload));
    const document = await uploadDocument(ctx, c.req.valid('param').id, upload, once);
    return respond(Document, document, 201, {
      Location: `/v1/document/${document.id}`,
      ...respondedOnce(once),
    });
  },
);

/** What each part of the upload form means. */
export function uploadSent({
  file,
  types = [],
  'types[]': more = [],
  issued_on,
}: UploadDocumentRequest): Upload {
  return { file, types: [...more, ...types], issuedOn: issued_on ?? null };
}
