import { z } from 'zod';
import { Case } from '#lib/contract/case';
import { OpenSandboxCaseRequest } from '#lib/contract/sandbox';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/http/route';
import { openSandboxCase } from '#lib/service/verbs/sandbox/open-sandbox-case';

export const openSandboxCaseRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/filing/{id}/case',
    operationId: 'openSandboxCase',
    summary: 'Open a case on a test filing',
    description: 'Without `summary` and `fields` the case asks what its kind usually asks.',
    tags: ['Sandbox'],
    access: 'sandbox',
    problems: ['not_found', 'conflict'],
    request: { params: z.object({ id: z.string() }), ...jsonBody(OpenSandboxCaseRequest) },
    responses: { 201: answers(Case, 'The case') },
  },
  async (c, ctx) =>
    respond(Case, await openSandboxCase(ctx, c.req.valid('param').id, c.req.valid('json')), 201),
);
