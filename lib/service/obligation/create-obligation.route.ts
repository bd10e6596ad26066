import { CreateObligationRequest, Obligation } from '#lib/contract/obligation';
import { createdHeaders, respondedOnce, versionHeader } from '#lib/service/edge/answer-headers';
import { onceOf } from '#lib/service/edge/idempotency';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { createObligation } from '#lib/service/obligation/create-obligation';
import { versionOf } from '#lib/service/resource-version';

export const createObligationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/obligation',
    operationId: 'createObligation',
    summary: 'Add an obligation',
    description:
      'Puts something of your own on the calendar, for a business that was registered elsewhere too. What a state asks for after a filing of yours is there by itself.',
    tags: ['Obligation'],
    access: 'write',
    resource: 'obligation',
    problems: ['not_found'],
    idempotent: true,
    request: jsonBody(CreateObligationRequest),
    responses: { 201: answers(Obligation, 'The obligation', createdHeaders.extend(versionHeader.shape)) },
  },
  async (c, ctx) => {
    const once = onceOf(c, 'createObligation');
    const obligation = await createObligation(ctx, c.req.valid('json'), once);
    return respond(Obligation, obligation, 201, {
      Location: `/v1/obligation/${obligation.id}`,
      ETag: versionOf(obligation),
      ...respondedOnce(once),
    });
  },
);
