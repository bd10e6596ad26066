import { sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import type { Database } from '#lib/service/db/database';
import { registryRecords } from '#lib/service/db/schema/registry-records';
import { countInvented, inventRecords } from '#lib/service/registry/invented-records';
import { knownCompanies } from '#lib/service/registry/known-companies';

/**
 * Fills the sandbox's register if it is incomplete: one statement per jurisdiction, so that requests can run in
 * between. Two processes may run it at once, and the next start completes an interrupted one.
 */
export async function seedRegistry(
  { database, jurisdictions }: Pick<Parts, 'database' | 'jurisdictions'>,
  signal?: AbortSignal,
): Promise<void> {
  const codes = [...jurisdictions.keys()].sort();
  const known = knownCompanies();
  const count = await database.db.$count(registryRecords);
  if (count >= countInvented(codes) + known.length) return;
  await insert(database, known);
  for (const [place, code] of codes.entries()) {
    if (signal?.aborted) return;
    await insert(database, inventRecords(code, place));
  }
}

async function insert({ db }: Database, records: readonly object[]): Promise<void> {
  await db.execute(sql`insert into ${registryRecords}
    select * from json_populate_recordset(null::registry_records, ${JSON.stringify(records)}::json)
    on conflict do nothing`);
}
