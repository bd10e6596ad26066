import { DeskBusinessList, DeskBusinessQuery } from '#lib/contract/desk-business';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { listDeskBusinesses } from '#lib/service/operations/list-desk-businesses';

export const listDeskBusinessesRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/business',
    operationId: 'listDeskBusinesses',
    summary: 'Find the business that a piece of mail is for',
    description:
      'Live registrations of every partner by name or number, or by the name of a file; those that the service serves as agent first.',
    tags: ['Desk'],
    access: 'staff',
    request: { query: DeskBusinessQuery },
    responses: { 200: answers(DeskBusinessList, 'What was found') },
  },
  async (c, ctx) => respond(DeskBusinessList, await listDeskBusinesses(ctx, c.req.valid('query'))),
);
