import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#lib/service/db/schema';
import { type Harness, startHarness } from '#lib/testing/harness';

// Its ES module contains a `require` that fails there.
const { generateDrizzleJson, generateMigration }: typeof import('drizzle-kit/api') = createRequire(
  import.meta.url,
)('drizzle-kit/api');

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const tables = Object.values(schema).map(getTableConfig);

const readMeta = (name: string) =>
  JSON.parse(readFileSync(new URL(`./migrations/meta/${name}`, import.meta.url), 'utf8'));

async function namesOf(statement: string): Promise<string[]> {
  const rows = await service.parts.database.query(statement);
  return rows.map(({ name }) => String(name)).toSorted();
}

test('the migrations create exactly the tables and columns of the schema', async () => {
  const made = await namesOf(
    `select concat_ws(' ', c.relname, a.attname, case when a.attnotnull then 'not null' end) as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and c.relname <> 'schema_migrations'`,
  );
  const named = tables.flatMap(({ name, columns, primaryKeys }) => {
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    return columns.map((column) =>
      [name, column.name, ...(column.notNull || keys.includes(column.name) ? ['not null'] : [])].join(' '),
    );
  });
  expect(made).toEqual(named.toSorted());
});

test('the migrations create exactly the indexes, foreign keys and checks of the schema', async () => {
  const made = await namesOf(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisprimary
     union all
     select conname from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'u')`,
  );
  const named = tables.flatMap(({ indexes, foreignKeys, checks }) => [
    ...indexes.map(({ config }) => config.name ?? ''),
    ...foreignKeys.map((key) => key.getName()),
    ...checks.map(({ name }) => name),
  ]);
  expect(made).toEqual(named.toSorted());
});

test('the last snapshot equals the schema, so that the next migration has only new changes', async () => {
  const { entries } = readMeta('_journal.json');
  const last = readMeta(`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`);
  expect(await generateMigration(last, generateDrizzleJson(schema, last.id))).toEqual([]);
});
