import { fieldsOf } from '#lib/contract/is-asked';
import type { OperationType } from '#lib/contract/operation-type';
import type { RequirementField } from '#lib/contract/requirement';
import type { Fee } from '#lib/jurisdictions/fee-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeFields } from '#lib/rules/requirement/describe-fields';

export type FeeField = {
  name: string;
  label: string;
  type: RequirementField['type'];
  jurisdictions: string[];
};

/** The fields on which a fee of some state depends, each with its states. */
export function feeFields(all: Iterable<JurisdictionRules>, type: OperationType): FeeField[] {
  const found = new Map<string, FeeField>();
  for (const rules of all) {
    const counted = new Set(rules[type].fees.flatMap(countedBy));
    for (const { name, label, type: of } of describeFields(rules, type)) {
      if (!counted.has(name)) continue;
      const field = found.get(name) ?? { name, label, type: of, jurisdictions: [] };
      found.set(name, { ...field, jurisdictions: [...field.jurisdictions, rules.code] });
    }
  }
  return [...found.values()];
}

function countedBy({ rule, when }: Fee): string[] {
  const counted = rule.kind === 'per_unit' ? [rule.field] : rule.kind === 'per_period' ? [rule.since] : [];
  return when ? [...counted, ...fieldsOf(when)] : counted;
}
