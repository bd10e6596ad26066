import type { NameOnRecord } from '#lib/rules/names/compare-names';
import type { Tx } from '#lib/service/db/database';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';

const byNameKey = prepared(
  'registry_by_name_key',
  ['text', 'text'],
  `select legal_name as name, registration_number, jurisdiction, status from registry_records
    where jurisdiction = $1 and name_key = $2`,
);

/** The companies of the sandbox’s register that are not distinguishable from a name with this key. */
export async function findByNameKey(tx: Tx, jurisdiction: string, key: string): Promise<NameOnRecord[]> {
  return (await runLiteral(tx, executeCall(byNameKey, [jurisdiction, key]))) as unknown as NameOnRecord[];
}
