import type { FieldSection, Requirement, RequirementField } from '#lib/contract/requirement';

/** The section of a question of a draft: of the state, or of the IRS if an EIN is applied for too. */
export type PlanSection = FieldSection | 'ein';
export type PlanField = Omit<RequirementField, 'section' | 'sources'> & {
  section: PlanSection;
  sources?: RequirementField['sources'];
  option_labels?: Readonly<Record<string, string>>;
};

/** The requirement that the form of a draft is rendered from. */
export type PlanRequirement = Omit<Requirement, 'fields'> & { fields: PlanField[] };
