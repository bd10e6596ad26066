import { Requirement, RequirementQuery } from '#lib/contract/requirement';
import { describeRequirement } from '#lib/domain/requirement/describe-requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { answers, defineRoute } from '#lib/service/http/route';
import { type TaggedJson, tagged, taggedResponse } from '#lib/service/http/tagged-json';
import { jurisdictionNotSupported } from '#lib/service/verbs/foreign-qualification/check-state';
import { getRequirementForBusiness } from '#lib/service/verbs/foreign-qualification/get-requirement';

// The same for everybody until the rules change, and rules are loaded once.
const described = new WeakMap<JurisdictionRules, TaggedJson>();

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
    problems: ['not_found', 'jurisdiction_not_supported'],
    request: { query: RequirementQuery },
    responses: {
      200: answers(Requirement, 'The requirements, with an ETag'),
      304: { description: 'The caller holds this version' },
    },
  },
  async (c, ctx) => {
    const { jurisdiction, business_id } = c.req.valid('query');
    const rules = ctx.parts.jurisdictions.get(jurisdiction);
    if (!rules) throw jurisdictionNotSupported(jurisdiction);
    const known = c.req.header('If-None-Match');
    if (business_id === undefined) return taggedResponse(describedOnce(rules), known);
    const requirement = await getRequirementForBusiness(ctx, rules, business_id);
    return taggedResponse(tagged(JSON.stringify(Requirement.parse(requirement)), rules.version), known);
  },
);

function describedOnce(rules: JurisdictionRules): TaggedJson {
  const found = described.get(rules);
  if (found) return found;
  const text = JSON.stringify(Requirement.parse(describeRequirement(rules, 'foreign_qualification')));
  const made = tagged(text, rules.version);
  described.set(rules, made);
  return made;
}
