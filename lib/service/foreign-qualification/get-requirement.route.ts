import { Requirement, RequirementQuery } from '#lib/contract/requirement';
import { requirementAnswer } from '#lib/service/edge/requirement-answer';
import { answers, defineRoute } from '#lib/service/edge/route';
import { taggedJson } from '#lib/service/edge/tagged-json';
import { getRequirementForBusiness } from '#lib/service/foreign-qualification/get-requirement';
import { rulesInForce } from '#lib/service/rules-in-force';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';

export const getForeignQualificationRequirementRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/filing/foreign-qualification/requirement',
    operationId: 'getForeignQualificationRequirement',
    summary: 'What a state asks of a foreign qualification',
    description:
      'The form of the state, field by field, with its tiers, dates, names and sources. With `business_id` also what the business record already answers and what it lacks.',
    tags: ['Foreign qualification'],
    access: 'read',
    resource: 'filing',
    browser: true,
    repeats: true,
    problems: ['not_found', 'jurisdiction_not_supported'],
    request: { query: RequirementQuery },
    responses: {
      200: answers(Requirement, 'The requirements, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const { jurisdiction, business_id } = c.req.valid('query');
    const rules = rulesInForce(ctx, jurisdiction);
    if (!rules) throw jurisdictionNotSupported('foreign_qualification', jurisdiction);
    if (business_id === undefined) return requirementAnswer(rules, 'foreign_qualification');
    const requirement = await getRequirementForBusiness(ctx, rules, business_id);
    return taggedJson(JSON.stringify(Requirement.parse(requirement)), rules.version);
  },
);
