import { z } from 'zod';
import { CaseDraft, SaveCaseDraftRequest } from '#lib/contract/answer-draft';
import { saveCaseDraft } from '#lib/service/case/save-case-draft';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const saveCaseDraftRoute = defineRoute(
  {
    method: 'put',
    path: '/console/case/{id}/draft',
    operationId: 'saveCaseDraft',
    summary: 'Keep a half-written answer',
    tags: ['Console'],
    access: 'person_write',
    problems: ['not_found', 'conflict', 'case_not_awaiting_response'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(SaveCaseDraftRequest) },
    responses: { 200: answers(CaseDraft, 'Keep a half-written answer') },
  },
  async (c, ctx) =>
    respond(CaseDraft, await saveCaseDraft(ctx, c.req.valid('param').id, c.req.valid('json'))),
);
