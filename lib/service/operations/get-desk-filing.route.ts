import { z } from 'zod';
import { DeskFilingDetail } from '#lib/contract/desk-form';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { getDeskFiling } from '#lib/service/operations/get-desk-filing';

export const getDeskFilingRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/filing/{id}',
    operationId: 'getDeskFiling',
    summary: 'Get all that filing by hand takes',
    description:
      'The filing, its submission, the form of the state line by line with what goes there, fee, documents, checklist, notes and history. A test filing can be read too.',
    tags: ['Desk'],
    access: 'staff',
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(DeskFilingDetail, 'The filing at the desk') },
  },
  async (c, ctx) => respond(DeskFilingDetail, await getDeskFiling(ctx, c.req.valid('param').id)),
);
