import { z } from 'zod';
import { CaseTemplateList } from '#lib/contract/desk-move';
import { answers, respond } from '#lib/service/edge/route';
import { defineOperationsRoute } from '#lib/service/operations/define-operations-route';
import { listCaseTemplates } from '#lib/service/operations/list-case-templates';

export const listCaseTemplatesRoute = defineOperationsRoute(
  {
    method: 'get',
    path: '/v1/operations/filing/{id}/case-template',
    operationId: 'listCaseTemplates',
    summary: 'List the case templates of a filing',
    description: 'What the usual rejections of a state become as a case, in words for this filing.',
    tags: ['Desk case'],
    access: 'staff',
    problems: ['not_found'],

    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(CaseTemplateList, 'The templates') },
  },
  async (c, ctx) =>
    respond(CaseTemplateList, {
      object: 'list',
      data: await listCaseTemplates(ctx, c.req.valid('param').id),
    }),
);
