import { fieldsOf } from '#lib/contract/is-asked';
import type { OperationType } from '#lib/contract/operation-type';
import type { FieldSection, RequirementField } from '#lib/contract/requirement';
import type { FieldRule } from '#lib/jurisdictions/field-rules';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { commonFields, isCommonField } from '#lib/rules/requirement/common-fields';
import { innerRequired, labelOf, sectionOf, shapeOf } from '#lib/rules/requirement/known-fields';
import { resolveSources } from '#lib/rules/sources';

const sections: FieldSection[] = ['company', 'people', 'agent', 'state', 'documents', 'timing'];

/**
 * The common fields and the state's own as one form, by section; a conditional field follows the field on which it
 * depends.
 */
export function describeFields(rules: JurisdictionRules, type: OperationType): RequirementField[] {
  const own = rules[type].fields;
  const common = commonFields(type)
    .filter((field) => !own.some((rule) => rule.name === field.name && !keepsItsPlace(rule)))
    .map((field): FieldRule => {
      const stated = own.find((rule) => rule.name === field.name);
      return { ...field, ...stated, required: field.required };
    });
  const stateOwn = own.filter((rule) => !keepsItsPlace(rule));
  const described = [...common, ...stateOwn, ...effectiveDate(rules, type)].map((rule) =>
    describeField(rules, type, rule),
  );
  return sections.flatMap((section) =>
    underCondition(described.filter((field) => field.section === section)),
  );
}

/** If a state asks for a mailing address, the principal one is used by default, so it stays optional. */
function keepsItsPlace(rule: FieldRule): boolean {
  return rule.name === 'mailing_address';
}

function effectiveDate(rules: JurisdictionRules, type: OperationType): FieldRule[] {
  const { delayed_allowed, max_days, sources } = rules[type].effective_date;
  if (delayed_allowed !== true) return [];
  const limit = max_days === null ? '' : `, up to ${max_days} days ahead`;
  const description = `On which later day is the filing to take effect${limit}? Leave it out, and it takes effect at once.`;
  return [
    { name: 'effective_date', type: 'date', description, required: false, ...(sources && { sources }) },
  ];
}

function describeField(rules: JurisdictionRules, type: OperationType, rule: FieldRule): RequirementField {
  const shape = shapeOf(rule);
  return {
    name: rule.name,
    type: rule.type,
    description: rule.description,
    required: rule.required,
    label: labelOf(rule),
    section: sectionOf(rule),
    common: isCommonField(rule.name, type),
    ...(rule.example != null && { example: rule.example }),
    ...(rule.document_types && { document_types: rule.document_types }),
    ...(shape && { shape }),
    ...(innerRequired(rule) && { inner_required: innerRequired(rule) }),
    ...(rule.located_in && { located_in: rule.located_in }),
    ...(rule.street_only && { street_only: rule.street_only }),
    ...(rule.options && { options: rule.options }),
    ...(rule.when != null && { when: rule.when }),
    ...(rule.max_age_days != null && { max_age_days: rule.max_age_days }),
    ...(rule.age_in_words && { age_in_words: rule.age_in_words }),
    sources: resolveSources(rules, rule.sources),
  };
}

/** Each conditional field comes right after the field on which it depends; a cycle of conditions loses no field. */
function underCondition(fields: RequirementField[]): RequirementField[] {
  const placed = new Set<RequirementField>();
  const place = (field: RequirementField): void => {
    if (placed.has(field)) return;
    placed.add(field);
    for (const child of fields) if (parentOf(child) === field.name) place(child);
  };
  // If it depends on several fields, it follows the last one.
  const parentOf = (field: RequirementField) =>
    fields.findLast(({ name }) => field.when && fieldsOf(field.when).includes(name))?.name;
  const hasParent = (field: RequirementField) => parentOf(field) !== undefined;
  for (const field of fields) if (!hasParent(field)) place(field);
  for (const field of fields) place(field);
  return [...placed];
}
