import type { ExistingRegistration } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import type { NameOnRecord } from '#lib/domain/names/compare-names';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import type { BusinessRow } from '#lib/service/db/schema/businesses';

/** The record as the checks read it. */
export type QualifiedBusiness = Omit<BusinessRow, 'created_at' | 'updated_at'>;

/** What is asked of which state, before anything is known of the business. */
export interface Ask {
  mode: Mode;
  today: string;
  /** The body as it was sent; its common members may be missing in a preflight. */
  body: Record<string, unknown>;
  /** Null where the body names none that could be one. */
  jurisdiction: string | null;
  /** Null where the state is not supported. */
  rules: JurisdictionRules | null;
}

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
