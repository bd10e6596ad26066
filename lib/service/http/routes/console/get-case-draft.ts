import { z } from 'zod';
import { CaseDraft } from '#lib/contract/console/answer-draft';
import { answers, defineRoute, respond } from '#lib/service/http/route';
import { getCaseDraft } from '#lib/service/verbs/console/get-case-draft';

export const getCaseDraftRoute = defineRoute(
  {
    method: 'get',
    path: '/console/case/{id}/draft',
    operationId: 'getCaseDraft',
    summary: 'Get the half-written answer to a case',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(CaseDraft, 'Get the half-written answer to a case') },
  },
  async (c, ctx) => respond(CaseDraft, await getCaseDraft(ctx, c.req.valid('param').id)),
);
