import type { FieldSection, Requirement, RequirementField } from '#lib/contract/requirement';

/** A question of a draft: of the state, or of the IRS where an EIN is applied for too. */
export type PlanSection = FieldSection | 'ein';
export type PlanField = Omit<RequirementField, 'section' | 'sources'> & {
  section: PlanSection;
  sources?: RequirementField['sources'];
  option_labels?: Readonly<Record<string, string>>;
};

/** What a draft is drawn from. */
export type PlanRequirement = Omit<Requirement, 'fields'> & { fields: PlanField[] };
