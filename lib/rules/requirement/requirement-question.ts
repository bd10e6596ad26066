import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

export type RequirementQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  /** The request's body, whose common members its schema has already checked. */
  body: Record<string, unknown>;
  documents: readonly DocumentOnFile[];
  today: string;
  business: {
    formation_jurisdiction: string | null;
    management_structure: string | null;
    /** YYYY-MM-DD, where the company is formed. */
    formation_date?: string | null;
  };
};
