import type { OperationType } from '#lib/contract/operation-type';
import { Requirement } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { forEverybody } from '#lib/service/edge/repeat-answers';
import { taggedJson } from '#lib/service/edge/tagged-json';

/** What a state requires of everybody. */
export function requirementAnswer(rules: JurisdictionRules, type: OperationType): Response {
  return forEverybody(
    taggedJson(JSON.stringify(Requirement.parse(describeRequirement(rules, type))), rules.version),
  );
}
