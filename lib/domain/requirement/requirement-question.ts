import type { OperationType } from '#lib/contract/requirement';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

export type RequirementQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  /** The request's body, whose common members its schema has already checked. */
  body: Record<string, unknown>;
  documents: readonly DocumentOnFile[];
  today: string;
  business: { formation_jurisdiction: string | null; management_structure: string | null };
};
