import type { ExistingRegistration } from '#lib/contract/problem';
import type { NameOnRecord } from '#lib/domain/names/compare-names';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { Ask } from '#lib/service/verbs/application/ask';

/** The record as the checks read it. */
export type QualifiedBusiness = Omit<BusinessRow, 'created_at' | 'updated_at'>;

/** Everything that the eight checks look at. */
export interface Application extends Ask {
  business: QualifiedBusiness;
  /** Rules of the home state, where it is one that we know. */
  homeRules: JurisdictionRules | null;
  /** The name that is checked and registered. */
  name: string;
  /** Pending and completed registrations in the target state; the home state itself counts as one. */
  registrations: ExistingRegistration[];
  documents: DocumentOnFile[];
  namesOnRecord: NameOnRecord[];
}
