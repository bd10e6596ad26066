import type { Requirement, RequirementField } from '#lib/contract/requirement';
import { commonFields } from '#lib/rules/requirement/common-fields';

/** The questions of this state: those that every state asks are its own only if it cites a law for them. */
export function ownQuestions({ type, fields }: Pick<Requirement, 'type' | 'fields'>): RequirementField[] {
  const everywhere = new Set(commonFields(type).map(({ name }) => name));
  return fields.filter(({ name, sources }) => !everywhere.has(name) || sources.length > 0);
}
