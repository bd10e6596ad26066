import { z } from 'zod';
import { CaseDraft } from '#lib/contract/answer-draft';
import { getCaseDraft } from '#lib/service/case/get-case-draft';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const getCaseDraftRoute = defineRoute(
  {
    method: 'get',
    path: '/console/case/{id}/draft',
    operationId: 'getCaseDraft',
    summary: 'Get the half-written answer to a case',
    tags: ['Console'],
    access: 'person',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(CaseDraft, 'Get the half-written answer to a case') },
  },
  async (c, ctx) => respond(CaseDraft, await getCaseDraft(ctx, c.req.valid('param').id)),
);
