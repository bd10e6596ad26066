import { DeskMailList, DeskMailListQuery } from '#lib/contract/desk-mail';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { listDeskMail } from '#lib/service/operations/list-desk-mail';

export const listDeskMailRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/mail',
    operationId: 'listDeskMail',
    summary: 'List what the desk recorded as received',
    description: 'Mail for the businesses of all partners, newest first, also what was withdrawn.',
    tags: ['Desk'],
    access: 'staff',
    request: { query: DeskMailListQuery },
    responses: { 200: answers(DeskMailList, 'A page of mail, newest first') },
  },
  async (c, ctx) => respond(DeskMailList, await listDeskMail(ctx, c.req.valid('query'))),
);
