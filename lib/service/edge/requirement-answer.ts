import type { OperationType } from '#lib/contract/operation-type';
import { Requirement } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { type TaggedJson, tagged } from '#lib/service/edge/tagged-json';

// The same for everybody until the rules change. Rules are loaded once; after a lapse they are a new object.
const described: Record<OperationType, WeakMap<JurisdictionRules, TaggedJson>> = {
  foreign_qualification: new WeakMap(),
  formation: new WeakMap(),
};

/** What a state requires, as it is sent to everybody. */
export function requirementAnswer(rules: JurisdictionRules, type: OperationType): TaggedJson {
  const found = described[type].get(rules);
  if (found) return found;
  const made = tagged(JSON.stringify(Requirement.parse(describeRequirement(rules, type))), rules.version);
  described[type].set(rules, made);
  return made;
}
