import { sql } from 'drizzle-orm';
import { nameKey } from '#lib/rules/names/name-key';
import type { Parts } from '#lib/service/context';
import type { Database } from '#lib/service/db/database';
import { registryRecords } from '#lib/service/db/schema/registry-records';
import { companyKeys, demoCompany } from '#lib/service/demo/demo-companies';
import { countInvented, inventRecords, type RegistryRow } from '#lib/service/registry/invented-records';

/**
 * Fills the register in the background, because the first requests do not need it. Returns a function that stops it
 * before the database closes.
 */
export function startSeeding(parts: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const seeding = seedRegistry(parts, stopping.signal).catch((error: unknown) => {
    parts.log.error({ err: error }, 'the register of the sandbox could not be filled');
  });
  return () => {
    stopping.abort();
    return seeding;
  };
}

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

type Company = Pick<RegistryRow, 'jurisdiction' | 'registration_number' | 'legal_name' | 'formation_date'>;

const ofGuides: Company[] = ['Larkspur Freight, LLC', 'Larkspur Produce, LLC'].map((legal_name, at) => ({
  jurisdiction: 'US-DE',
  registration_number: String(7_311_846 + at * 5),
  legal_name,
  formation_date: '2020-01-15',
}));

/** The companies named in the guides and the demo, each in its home state, so that a reader can look them up. */
function knownCompanies(): RegistryRow[] {
  const ofDemo = companyKeys.map(demoCompany).map((company) => ({
    jurisdiction: company.formation_jurisdiction,
    registration_number: company.registration_number ?? '',
    legal_name: company.legal_name,
    formation_date: company.formation_date ?? null,
  }));
  return [...ofDemo, ...ofGuides].map((company) => ({
    ...company,
    name_key: nameKey(company.legal_name),
    entity_type: 'llc',
    status: 'active',
  }));
}

async function insert({ db }: Database, records: readonly object[]): Promise<void> {
  await db.execute(sql`insert into ${registryRecords}
    select * from json_populate_recordset(null::registry_records, ${JSON.stringify(records)}::json)
    on conflict do nothing`);
}
