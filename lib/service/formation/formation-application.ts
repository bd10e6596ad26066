import type { EntityType } from '#lib/contract/filing';
import type { NameOnRecord } from '#lib/rules/names/compare-names';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import { isGiven } from '#lib/rules/requirement/is-asked';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { readNamedDocuments } from '#lib/service/formation/read-named-documents';
import type { Ask } from '#lib/service/submission/ask';
import { holdName } from '#lib/service/submission/hold-name';
import { readNames } from '#lib/service/submission/read-names';

/** Everything that the checks of a formation look at. */
export interface FormationApplication extends Ask {
  /** Empty where the body names none yet: its schema tells of that. */
  name: string;
  entityType: EntityType;
  documents: DocumentOnFile[];
  namesOnRecord: NameOnRecord[];
  /** There is no record yet whose facts could stand in for an answer. */
  business: { formation_jurisdiction: string | null; management_structure: null };
}

/** `businessId` is the record that is about to be made; `hold` keeps the name from others until the end of `tx`. */
export async function loadFormation(
  ctx: Context,
  tx: Tx,
  ask: Ask,
  { businessId, hold = false }: { businessId: string; hold?: boolean },
): Promise<FormationApplication> {
  const { body, rules } = ask;
  const name = typeof body.entity_name === 'string' ? body.entity_name.trim() : '';
  if (hold && rules && name) await holdName(ctx, tx, rules, name);
  return {
    ...ask,
    name,
    entityType: entityTypeOf(body),
    documents: await readNamedDocuments(ctx, tx, ask),
    namesOnRecord: name ? await readNames(ctx, tx, ask, businessId, name) : [],
    business: { formation_jurisdiction: ask.jurisdiction, management_structure: null },
  };
}

/** A company that names its professional service is a professional LLC. */
export function entityTypeOf(body: Record<string, unknown>): EntityType {
  return isGiven(body.professional_service) ? 'professional_llc' : 'llc';
}
