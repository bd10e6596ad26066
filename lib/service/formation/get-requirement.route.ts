import { Requirement, RequirementQuery } from '#lib/contract/requirement';
import { requirementAnswer } from '#lib/service/edge/requirement-answer';
import { answers, defineRoute } from '#lib/service/edge/route';
import { rulesInForce } from '#lib/service/rules-in-force';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';

export const getFormationRequirementRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/formation/requirement',
    operationId: 'getFormationRequirement',
    summary: 'What a state asks of a formation',
    description: 'The form of the state, field by field, with its tiers, dates, names and sources.',
    tags: ['Formation'],
    access: 'read',
    resource: 'filing',
    browser: true,
    repeats: true,
    problems: ['jurisdiction_not_supported'],
    request: { query: RequirementQuery.omit({ business_id: true }) },
    responses: {
      200: answers(Requirement, 'The requirements, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const { jurisdiction } = c.req.valid('query');
    const rules = rulesInForce(ctx, jurisdiction);
    if (!rules) throw jurisdictionNotSupported('formation', jurisdiction);
    return requirementAnswer(rules, 'formation');
  },
);
