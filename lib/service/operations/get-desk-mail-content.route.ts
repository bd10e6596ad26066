import { contentOfDocument, streamContent } from '#lib/service/document/stream-content';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { getDeskMailContent } from '#lib/service/operations/get-desk-mail-content';

export const getDeskMailContentRoute = defineOperationsRoute(
  {
    ...contentOfDocument,
    problems: [...contentOfDocument.problems],
    method: 'get',
    path: '/v1/operations/mail/{id}/content',
    operationId: 'getDeskMailContent',
    summary: 'Get the scan of a piece of mail, also of one that was withdrawn',
    tags: ['Desk'],
    access: 'staff',
    browser: true,
  },
  async (c, ctx) => streamContent(c, await getDeskMailContent(ctx, c.req.valid('param').id)),
);
