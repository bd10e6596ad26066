import type { OperationType } from '#lib/contract/operation-type';
import type { Requirement } from '#lib/contract/requirement';
import type { JurisdictionRules, OperationRules } from '#lib/jurisdictions/rules';
import { describeTier } from '#lib/rules/fees/describe-tier';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { resolveSources } from '#lib/rules/sources';

/**
 * What a state requires, as the requirement endpoint returns it, with complete sources. It depends only on the rules.
 */
export function describeRequirement(rules: JurisdictionRules, type: OperationType): Requirement {
  const operation = rules[type];
  const cited = (ids: readonly string[] | undefined) => resolveSources(rules, ids);
  return {
    object: 'requirement',
    type,
    jurisdiction: rules.code,
    name: rules.name,
    office: { name: rules.office.name, url: rules.office.url ?? null },
    form: {
      name: operation.form.name,
      number: operation.form.number ?? null,
      url: operation.form.url ?? null,
      online: operation.form.online ?? null,
      sources: cited(operation.form.sources),
    },
    statute: operation.statute,
    supported: true,
    version: rules.version,
    fields: describeFields(rules, type),
    governing_persons: governingPersons(operation),
    effective_date: {
      delayed_allowed: operation.effective_date.delayed_allowed,
      max_days: operation.effective_date.max_days,
      sources: cited(operation.effective_date.sources),
    },
    expedited_tiers: operation.expedited_tiers.map((tier) => describeTier(rules, tier)),
    standard_processing: {
      min_business_days: operation.standard_processing.min_business_days,
      max_business_days: operation.standard_processing.max_business_days,
      sources: cited(operation.standard_processing.sources),
    },
    name_rules: describeNameRules(rules),
    after_filing: describeAfterFiling(rules, type),
    sources: cited(rules.sources.map((source) => source.id)),
  };
}

/** What is due once a filing is completed. */
export function describeAfterFiling(
  rules: JurisdictionRules,
  type: OperationType,
): Requirement['after_filing'] {
  return rules[type].after_filing.map((duty) => ({
    kind: duty.kind,
    description: duty.description,
    due: duty.due ?? null,
    amount: duty.confidence === 'unverified' ? null : (duty.amount ?? null),
    sources: resolveSources(rules, duty.sources),
  }));
}

/** `required` is true if they are always asked for; `min` applies when they are, including a condition of the field. */
function governingPersons(operation: OperationRules): Requirement['governing_persons'] {
  const names = ['governing_persons', 'initial_governing_persons'];
  const asked = operation.fields.find((field) => names.includes(field.name) && field.required);
  return { required: asked !== undefined && asked.when == null, min: asked === undefined ? 0 : 1 };
}

function describeNameRules(rules: JurisdictionRules): Requirement['name_rules'] {
  const { name_rules: names } = rules;
  return {
    designators: names.designators,
    restricted_words: names.restricted_words.map(({ word, rule, office, note }) => ({
      word,
      rule,
      office: office ?? null,
      note: note ?? null,
    })),
    standard: names.standard,
    standard_note: names.standard_note ?? null,
    alternate_name_allowed: names.alternate_name_allowed,
    sources: resolveSources(rules, names.sources),
  };
}
