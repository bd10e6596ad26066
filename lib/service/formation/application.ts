import { inArray } from 'drizzle-orm';
import type { EntityType } from '#lib/contract/filing';
import { isGiven } from '#lib/contract/is-asked';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { givenName } from '#lib/rules/names/given-name';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { toDocumentOnFile } from '#lib/service/document/to-document';
import { isId } from '#lib/service/ids';
import {
  type Check,
  checkJurisdiction,
  checkStateRequirements,
  checkTier,
  nameRefusal,
} from '#lib/service/submission/checks';
import { readNames } from '#lib/service/submission/names-on-record';
import { namedDocuments, type Submission } from '#lib/service/submission/submission';

/** Everything that the checks of a formation use. */
export type FormationApplication = Submission & {
  /** Empty if the body names none yet, or none that can be one: its schema reports that. */
  name: string;
  entityType: EntityType;
  documents: DocumentOnFile[];
  namesOnRecord: NameOnRecord[];
  /** There is no record yet that could supply an answer. */
  business: { formation_jurisdiction: string | null; management_structure: null };
};

/** The faults of a formation, in the order of a qualification's checks 4, 6, 7 and 8. */
export const formationChecks: readonly Check<FormationApplication>[] = [
  checkJurisdiction,
  checkTier,
  (application) => (application.name === '' ? null : nameRefusal(application)),
  checkStateRequirements,
];

/** `businessId` is the record that is about to be created; `hold` reserves the name until the end of `tx`. */
export async function loadFormation(
  ctx: Context,
  tx: Tx,
  submission: Submission,
  { businessId, hold = false }: { businessId: string; hold?: boolean },
): Promise<FormationApplication> {
  const { body } = submission;
  const name = givenName(body.entity_name);
  return {
    ...submission,
    name,
    // A company that names its professional service is a professional LLC.
    entityType: isGiven(body.professional_service) ? 'professional_llc' : 'llc',
    documents: await readNamedDocuments(ctx, tx, submission),
    namesOnRecord: name ? await readNames(ctx, tx, submission, businessId, name, { hold }) : [],
    business: { formation_jurisdiction: submission.jurisdiction, management_structure: null },
  };
}

/** The documents that the body names. The new company has none yet, so any document of the account may be named. */
async function readNamedDocuments(ctx: Context, tx: Tx, submission: Submission): Promise<DocumentOnFile[]> {
  const named = namedDocuments(submission).filter(
    (value): value is string => typeof value === 'string' && isId(value),
  );
  if (named.length === 0) return [];
  const rows = await tx
    .select()
    .from(documents)
    .where(mine(ctx, documents, inArray(documents.id, named)));
  return rows.map(toDocumentOnFile);
}
