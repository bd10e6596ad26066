import { getTableName } from 'drizzle-orm';
import type { Database } from '#lib/service/db/database';
import { schema } from '#lib/service/db/schema';

const tenantTables = Object.values(schema)
  .filter((table) => 'organization_id' in table)
  .map((table) => getTableName(table));

/** Removes the demo organization with everything that belongs to it, and no other. */
export async function removeDemo(database: Database): Promise<void> {
  const demo = 'select id from organizations where is_demo';
  // With those who were removed: each has the email of a person of the next demo.
  const people = ['memberships', 'removed_members']
    .map((table) => `select person_id from ${table} where organization_id in (${demo})`)
    .join(' union ');
  // Foreign keys are checked at the end of a statement, so a single one can delete from the tables in any order.
  const rows = tenantTables.map(
    (name) => `from_${name} as (delete from ${name} where organization_id in (${demo}))`,
  );
  await database.script(
    [
      `create temp table demo_people on commit drop as ${people}`,
      `delete from operations_checks where filing_id in (select id from filings where organization_id in (${demo}))`,
      'delete from operator_keys where created_by in (select person_id from demo_people)',
      `with ${rows.join(', ')} delete from organizations where is_demo`,
      'delete from people where id in (select person_id from demo_people) and id not in (select person_id from memberships)',
    ].join(';\n'),
  );
}
