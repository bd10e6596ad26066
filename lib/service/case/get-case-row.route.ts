import { z } from 'zod';
import { CaseRow } from '#lib/contract/case-rows';
import { getCaseRow } from '#lib/service/case/get-case-row';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getCaseRowRoute = defineRoute(
  {
    method: 'get',
    path: '/console/case/{id}',
    operationId: 'getCaseRow',
    summary: 'Get a case with its filing and its owner',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(CaseRow, 'The case') },
  },
  async (c, ctx) => respond(CaseRow, await getCaseRow(ctx, c.req.valid('param').id)),
);
