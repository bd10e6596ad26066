import { z } from 'zod';
import { Obligation } from '#lib/contract/obligation';
import { versionHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getObligation } from '#lib/service/obligation/get-obligation';
import { versionOf } from '#lib/service/resource-version';

export const getObligationRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/obligation/{id}',
    operationId: 'getObligation',
    summary: 'Get an obligation',
    description: 'One thing that a state asks for after a registration, with its date and its sources.',
    tags: ['Obligation'],
    access: 'read',
    resource: 'obligation',
    browser: true,
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: answers(Obligation, 'The obligation', versionHeader),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const obligation = await getObligation(ctx, c.req.valid('param').id);
    return respond(Obligation, obligation, 200, { ETag: versionOf(obligation) });
  },
);
