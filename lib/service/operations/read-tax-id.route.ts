import { z } from 'zod';
import { DeskTaxId } from '#lib/contract/desk-tax-id';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { readTaxId } from '#lib/service/operations/read-tax-id';

export const readTaxIdRoute = defineOperationsRoute(
  {
    method: 'post',
    path: '/v1/operations/filing/{id}/tax-id',
    operationId: 'readTaxId',
    summary: 'Read the tax id of an EIN application',
    description:
      'The IRS asks for the whole number of the responsible party. Reading it claims the filing, and is in the audit log of the partner.',
    tags: ['Desk'],
    access: 'staff_write',
    problems: ['filing_claimed', 'transition_not_allowed'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(DeskTaxId, 'The tax id') },
  },
  async (c, ctx) => respond(DeskTaxId, await readTaxId(ctx, c.req.valid('param').id)),
);
