import { getTableName } from 'drizzle-orm';
import type { Database } from '#lib/service/db/database';
import { schema } from '#lib/service/db/schema';

const tenantTables = Object.values(schema)
  .filter((table) => 'organization_id' in table)
  .map((table) => getTableName(table));

/** Takes the demo organization away with all that belongs to it, and no other. */
export async function removeDemo(database: Database): Promise<void> {
  const demo = 'select id from organizations where is_demo';
  const people = `select person_id from memberships where organization_id in (${demo})`;
  await database.script(
    [
      `create temp table demo_people on commit drop as ${people}`,
      ...tenantTables.map((name) => `delete from ${name} where organization_id in (${demo})`),
      'delete from people where id in (select person_id from demo_people) and id not in (select person_id from memberships)',
      'delete from organizations where is_demo',
    ].join(';\n'),
  );
}
