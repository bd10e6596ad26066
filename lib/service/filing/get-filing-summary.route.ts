import { z } from 'zod';
import { FilingRow } from '#lib/contract/filing-rows';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getFilingSummary } from '#lib/service/filing/get-filing-summary';

export const getFilingSummaryRoute = defineRoute(
  {
    method: 'get',
    path: '/console/filing/{id}/summary',
    operationId: 'getFilingSummary',
    summary: 'Who must act on a filing, and by when',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(FilingRow, 'Who must act on a filing, and by when') },
  },
  async (c, ctx) => respond(FilingRow, await getFilingSummary(ctx, c.req.valid('param').id)),
);
