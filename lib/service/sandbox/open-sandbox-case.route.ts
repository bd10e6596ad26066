import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { OpenSandboxCaseRequest } from '#lib/contract/sandbox';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { openSandboxCase } from '#lib/service/sandbox/open-sandbox-case';

export const openSandboxCaseRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/filing/{id}/case',
    operationId: 'openSandboxCase',
    summary: 'Open a case on a test filing',
    description: 'Without `summary` and `fields` the case asks what its kind usually asks.',
    tags: ['Sandbox'],
    access: 'sandbox',
    resource: 'sandbox',
    problems: ['not_found', 'conflict'],
    idempotent: true,
    request: { params: z.object({ id: z.string() }), ...jsonBody(OpenSandboxCaseRequest) },
    responses: { 201: answers(Case, 'The case', createdHeaders) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'openSandboxCase');
    const opened = await openSandboxCase(ctx, c.req.valid('param').id, c.req.valid('json'), once);
    return respond(Case, opened, 201, { Location: `/v1/case/${opened.id}`, ...respondedOnce(once) });
  },
);
