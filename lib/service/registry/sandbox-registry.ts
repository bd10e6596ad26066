import { type SQL, sql } from 'drizzle-orm';
import type { RegistryRecord } from '#lib/contract/registry';
import type { Db } from '#lib/service/db/database';
import { registryRecords } from '#lib/service/db/schema/registry-records';
import type { RegistryProvider, RegistrySearch } from '#lib/service/registry/registry-provider';

/**
 * The register of invented companies, searched by number, prefix and trigram. All organizations share it in test mode.
 */
export function sandboxRegistry(db: Db, jurisdictions: ReadonlySet<string>): RegistryProvider {
  return {
    jurisdictions,
    search: (search) => searchSandbox(db, search),
  };
}

async function searchSandbox(
  db: Db,
  { query, jurisdiction, limit, offset }: RegistrySearch,
): Promise<RegistryRecord[]> {
  const { legal_name, registration_number } = registryRecords;
  const within = jurisdiction === null ? undefined : sql`${registryRecords.jurisdiction} = ${jurisdiction}`;
  const rows = await db
    .select()
    .from(registryRecords)
    .where(allOf(within, matches(query)))
    .orderBy(
      sql`${registration_number} = ${query} desc`,
      sql`lower(${legal_name}) = lower(${query}) desc`,
      sql`${legal_name} ilike ${`${escaped(query)}%`} desc`,
      sql`similarity(${legal_name}, ${query}) desc`,
      legal_name,
      registration_number,
    )
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    legal_name: row.legal_name,
    registration_number: row.registration_number,
    jurisdiction: row.jurisdiction,
    entity_type: row.entity_type as RegistryRecord['entity_type'],
    status: row.status,
    formation_date: row.formation_date,
    source: 'sandbox',
  }));
}

/** Every word occurs in the name, or the name is similar, or it is the number. Each condition uses an index. */
function matches(query: string): SQL {
  const { legal_name, registration_number } = registryRecords;
  const words = query.split(/\s+/).filter(Boolean);
  const each = words.map((word) => sql`${legal_name} ilike ${`%${escaped(word)}%`}`);
  const all = sql.join(each, sql` and `);
  if (query.length < shortest)
    return sql`(${legal_name} ilike ${`${escaped(query)}%`} or ${registration_number} = ${query})`;
  return sql`((${all}) or ${legal_name} % ${query} or ${registration_number} = ${query})`;
}

// A trigram has three letters, so that shorter words cannot use the index.
const shortest = 3;

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}

function allOf(...conditions: (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}
