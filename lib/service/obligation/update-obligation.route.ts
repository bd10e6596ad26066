import { z } from 'zod';
import { Obligation, UpdateObligationRequest } from '#lib/contract/obligation';
import { ifMatchHeader, versionHeader } from '#lib/service/edge/answer-headers';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateObligation } from '#lib/service/obligation/update-obligation';
import { versionOf } from '#lib/service/resource-version';

export const updateObligationRoute = defineRoute(
  {
    method: 'patch',
    path: '/v1/obligation/{id}',
    operationId: 'updateObligation',
    summary: 'Change an obligation',
    description:
      'Marks it as done, with a document as proof if you have one, or as not applicable, with the reason; or opens it again. One that recurs makes the next one when it is done, once. With `If-Match` the change is made only where the obligation is still the version that you have read.',
    tags: ['Obligation'],
    access: 'write',
    resource: 'obligation',
    problems: ['not_found', 'precondition_failed'],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      ...jsonBody(UpdateObligationRequest),
    },
    responses: { 200: answers(Obligation, 'The obligation as it is now', versionHeader) },
  },
  async (c, ctx) => {
    const ifMatch = c.req.valid('header')['if-match'];
    const { id } = c.req.valid('param');
    const obligation = await updateObligation(ctx, id, c.req.valid('json'), ifMatch);
    return respond(Obligation, obligation, 200, { ETag: versionOf(obligation) });
  },
);
