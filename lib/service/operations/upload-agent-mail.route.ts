import { z } from 'zod';
import { AgentMail, UploadAgentMailRequest } from '#lib/contract/agent-mail';
import { receiveAgentMail } from '#lib/service/agent-mail/receive-agent-mail';
import { sentUpload } from '#lib/service/document/sent-upload';
import { renewedHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, respond } from '#lib/service/edge/route';
import { actingFor, tenantOfBusiness } from '#lib/service/operations/act-on-filing';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { deskOnceOf } from '#lib/service/operations/make-once-at-desk';

export const uploadAgentMailRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/business/{id}/mail',
    operationId: 'uploadAgentMail',
    summary: 'Upload what the registered agent received',
    description:
      'It is before the partner at once, with an event and a mail to the administrators. The same scan of the same type and day is taken once.',
    tags: ['Desk'],
    access: 'staff_write',
    browser: true,
    problems: ['conflict', 'payload_too_large', 'storage_limit_reached', 'unsupported_media_type'],
    idempotent: true,
    request: {
      params: z.object({ id: z.string() }),
      body: { required: true, content: { 'multipart/form-data': { schema: UploadAgentMailRequest } } },
    },
    responses: { 201: answers(AgentMail, 'The piece of mail', renewedHeaders) },
  },
  async (c, ctx) => {
    const { id } = c.req.valid('param');
    const acting = actingFor(ctx, await tenantOfBusiness(ctx, id));
    const form = c.req.valid('form');
    const { file, type, sender, received_on } = form;
    const scan = await sentUpload(c, UploadAgentMailRequest, {
      file,
      types: [type],
      issuedOn: received_on,
    });
    const once = await deskOnceOf(c, ctx, 'uploadAgentMail', { ...scan, sender });
    const mail = await receiveAgentMail(acting, id, form, once);
    return respond(AgentMail, mail, 201, respondedOnce(once));
  },
);
