import { FormationRequest } from '#lib/contract/formation';
import { unknownInSubmission } from '#lib/rules/requirement/unknown-in-submission';
import { keyOf } from '#lib/service/edge/idempotency';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { submissionAnswers, submitted } from '#lib/service/edge/submission';
import { createFormation } from '#lib/service/formation/create-formation';

export const createFormationRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/filing/formation',
    operationId: 'createFormation',
    summary: 'Form an LLC',
    description:
      'Creates the business record, pending, and a filing of type `formation`. The checks run in order (state, tier, name, what the state asks) and the first that fails answers; nothing is created then. Further top-level members are the fields that the state asks for: see the requirement operation. A document among them may be any of the account. With `ein`, a filing of type `ein` is created as well: its `parent_filing_id` is the formation, each is in the `related_items` of the other, it starts when the formation completes and is canceled with it.',
    tags: ['Formation'],
    access: 'write',
    resource: 'filing',
    problems: ['expedited_tier_not_offered', 'name_not_available', 'jurisdiction_not_supported'],
    idempotent: true,
    findUnknown: (body, { parts }) => unknownInSubmission('formation', parts.jurisdictions, body),
    request: jsonBody(FormationRequest),
    responses: submissionAnswers,
  },
  async (c, ctx) => submitted(await createFormation(ctx, c.req.valid('json'), c.get('sent'), keyOf(c))),
);
