import { z } from 'zod';
import { DeskMail, WithdrawDeskMailRequest } from '#lib/contract/desk-mail';
import { answers, jsonBody, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { withdrawDeskMail } from '#lib/service/operations/withdraw-desk-mail';

export const withdrawDeskMailRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/mail/{id}/withdraw',
    operationId: 'withdrawDeskMail',
    summary: 'Withdraw mail that was recorded for the wrong business',
    description:
      'The partner reads its scan and its sender no more, sees that it was withdrawn and why, and gets an email. The desk can still read both, and records it anew for the right business. The same call again changes nothing; with another reason it is a `conflict`.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(WithdrawDeskMailRequest) },
    responses: { 200: answers(DeskMail, 'The withdrawn piece of mail') },
  },
  async (c, ctx) =>
    respond(DeskMail, await withdrawDeskMail(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
