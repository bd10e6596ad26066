import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

export type RequirementQuestion = {
  rules: JurisdictionRules;
  type: OperationType;
  /** The body of the request, whose common members its schema has checked. */
  body: Record<string, unknown>;
  documents: readonly DocumentOnFile[];
  today: string;
  business: {
    formation_jurisdiction: string | null;
    management_structure: string | null;
    /** The date, YYYY-MM-DD, at the place of formation. */
    formation_date?: string | null;
  };
};
