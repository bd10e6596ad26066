import type { ExistingRegistration } from '#lib/contract/problem';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { Ask } from '#lib/service/submission/ask';

/** The record as the checks read it. */
export type QualifiedBusiness = Omit<BusinessRow, 'created_at' | 'updated_at'>;

/** A registration of the business, canceled or not. */
export type Registration = ExistingRegistration & { jurisdiction: string };

export type FormationFiling = Pick<FilingRow, 'id' | 'status'>;

/** Everything that the eight checks look at. */
export interface Application extends Ask {
  business: QualifiedBusiness;
  /** Rules of the home state, where it is one that we know. */
  homeRules: JurisdictionRules | null;
  /** The name that is checked and registered. */
  name: string;
  /** The filing that forms the business; null for one that was added to the account. */
  formation: FormationFiling | null;
  /** What blocks another registration in the target state. */
  standing: Registration | undefined;
  documents: DocumentOnFile[];
  namesOnRecord: NameOnRecord[];
}
