import { z } from 'zod';
import { Document, UploadDocumentRequest } from '#lib/contract/document';
import { sentUpload } from '#lib/service/document/sent-upload';
import { uploadSent } from '#lib/service/document/upload-document.route';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, respond } from '#lib/service/edge/route';
import { actingFor, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';
import { uploadDeskDocument } from '#lib/service/operations/upload-desk-document';

export const uploadDeskDocumentRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/document',
    operationId: 'uploadDeskDocument',
    summary: 'Upload a document of a filing',
    description:
      'It is on file for the business at once, and among the documents of the filing with the next move that names it. A filing that has ended has no next move: the document is among its documents at once.',
    tags: ['Desk'],
    access: 'staff_write',
    browser: true,
    problems: [
      'payload_too_large',
      'storage_limit_reached',
      'unsupported_media_type',
      'transition_not_allowed',
    ],
    idempotent: true,
    request: {
      params: z.object({ id: z.string() }),
      body: { required: true, content: { 'multipart/form-data': { schema: UploadDocumentRequest } } },
    },
    responses: { 201: answers(Document, 'The document', renewedHeaders) },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    const acting = actingFor(ctx, await tenantOfFiling(ctx, id));
    const upload = uploadSent(c.req.valid('form'));
    const once = await deskOnceOf(
      c,
      ctx,
      'uploadDeskDocument',
      await sentUpload(c, UploadDocumentRequest, upload),
    );
    const document = await uploadDeskDocument(acting, id, upload, once);
    return respond(Document, document, 201, respondedOnce(once));
  },
);
