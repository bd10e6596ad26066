import { and, eq } from 'drizzle-orm';
import type { NameOnRecord } from '#lib/domain/names/compare-names';
import type { Tx } from '#lib/service/db/database';
import { registryRecords } from '#lib/service/db/schema/registry-records';

/** The companies of the sandbox's register that a name with this key cannot be told apart from. */
export async function findByNameKey(tx: Tx, jurisdiction: string, key: string): Promise<NameOnRecord[]> {
  const rows = await tx
    .select({
      name: registryRecords.legal_name,
      registration_number: registryRecords.registration_number,
      jurisdiction: registryRecords.jurisdiction,
      status: registryRecords.status,
    })
    .from(registryRecords)
    .where(and(eq(registryRecords.jurisdiction, jurisdiction), eq(registryRecords.name_key, key)));
  return rows;
}
