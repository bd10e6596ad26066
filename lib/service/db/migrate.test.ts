import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#lib/service/db/database';
import { openPglite } from '#lib/service/db/open-pglite';
import { firstIdAt, newId } from '#lib/service/ids';
import { migrateAndGrant } from '#lib/service/open-database';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const beforeKeys = 13;
const beforePartitions = 53;
const beforeUnaccented = 66;

const organization = '01999999-0000-7000-8000-000000000001';
const id = (number: number) => `01999999-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const own = `'${organization}', 'test'`;
const [company, document, orphan, endpoint, delivery, attempt, lateAttempt, lostEvent] = [
  1, 2, 3, 4, 5, 6, 7, 8,
].map(id);

// The state that versions before foreign keys left: a document without a business, an attempt of an expired delivery,
// and an event of a filing that is not there.
const leftBehind = `
  insert into organizations (id, name, created_at) values ('${organization}', 'Before', now());
  insert into businesses (organization_id, mode, id, legal_name, name_key, entity_type, formation_jurisdiction,
    registration_jurisdiction, registration_state, owners, metadata, created_at, updated_at)
  values (${own}, '${company}', 'Old LLC', 'OLD', 'llc', 'US-DE', 'US-DE', 'registered', '[]', '{}', now(), now());
  insert into documents (organization_id, mode, id, business_id, types, filename, size, content_type, sha256, uploaded_at)
  values (${own}, '${document}', '${company}', '[]', 'a.pdf', 1, 'application/pdf', 'x', now()),
    (${own}, '${orphan}', '${id(99)}', '[]', 'b.pdf', 1, 'application/pdf', 'x', now());
  insert into webhook_endpoints (organization_id, mode, id, url, event_types, status, secret, created_at, updated_at)
  values (${own}, '${endpoint}', 'https://receiver.example', '["*"]', 'enabled', 'x', now(), now());
  insert into webhook_deliveries (organization_id, mode, id, endpoint_id, event_id, event_type, sequence, status, attempts, created_at, updated_at)
  values (${own}, '${delivery}', '${endpoint}', '${id(98)}', 'filing.created', 1, 'delivered', 1, now(), now());
  insert into webhook_attempts (organization_id, mode, id, delivery_id, number, manual, request_headers, duration_ms, created_at)
  values (${own}, '${attempt}', '${delivery}', 1, false, '{}', 1, now()), (${own}, '${lateAttempt}', '${id(97)}', 1, false, '{}', 1, now());
  insert into events (organization_id, mode, id, type, filing_id, sequence, actor, object, created_at)
  values (${own}, '${lostEvent}', 'filing.created', '${id(95)}', 1, '{}', '{}', now());`;

/** A database with the tables of a former version, brought up to date with the given rows in it. */
async function bringUpToDate(migrations: number, rows: string): Promise<Database> {
  const database = await openPglite(null);
  await database.script(
    'create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())',
  );
  for (const { hash, sql } of readMigrationFiles({ migrationsFolder }).slice(0, migrations)) {
    await database.script(`insert into schema_migrations (hash) values ('${hash}');\n${sql.join('\n')}`);
  }
  await database.script(rows);
  await migrateAndGrant(database);
  return database;
}

describe('a database of a version before foreign keys', () => {
  let database: Database;
  const ids = async (table: string) =>
    (await database.query(`select id from ${table} order by id`)).map((row) => row.id);

  beforeAll(async () => {
    database = await bringUpToDate(beforeKeys, leftBehind);
  });
  afterAll(() => database.close());

  test('keeps its rows, except attempts whose delivery no longer exists', async () => {
    expect(await ids('businesses')).toEqual([company]);
    expect(await ids('documents')).toEqual([document, orphan]);
    expect(await ids('webhook_attempts')).toEqual([attempt]);
    expect(await database.query('select id, filing_id from events')).toEqual([
      { id: lostEvent, filing_id: null },
    ]);
  });

  test('enforces a key on new rows that an old row violates, and all other keys on old rows', async () => {
    const loose = await database.query('select conname as name from pg_constraint where not convalidated');
    expect(loose).toEqual([{ name: 'documents_business_id_fk' }]);
    await expect(
      database.query('update documents set business_id = $1 where id = $2', [id(96), document]),
    ).rejects.toThrow(/documents_business_id_fk/);
  });
});

describe('a database of a version before its logs were divided by time', () => {
  const idAt = (day: string, number: number) =>
    `${firstIdAt(Date.parse(day)).slice(0, 13)}-7000-8000-${String(number).padStart(12, '0')}`;
  const [january, march, future, random] = [
    idAt('2025-01-31T23:59:59Z', 1),
    idAt('2025-03-01T00:00:00Z', 2),
    idAt('2120-01-01T00:00:00Z', 3),
    'f81d4fae-7dec-41d0-a765-00a0c91e6bf6',
  ];
  const all = [january, march, future, random];
  const each = (columns: (id: string) => string) => all.map((id) => `(${own}, ${columns(id)})`).join(', ');
  let database: Database;

  beforeAll(async () => {
    database = await bringUpToDate(
      beforePartitions,
      `insert into organizations (id, name, created_at) values ('${organization}', 'Before', now());
       insert into events (organization_id, mode, id, type, sequence, actor, object, created_at)
       values ${each((id) => `'${id}', 'business.created', 0, '{}', '{"id": "${id}"}', now()`)};
       insert into audit_entries (organization_id, mode, id, action, object_type, object_id, actor, request_id, created_at)
       values ${each((id) => `'${id}', 'business.created', 'business', '${id}', '{}', 'r', now()`)};
       insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
       values ${each((id) => `'${id}', now(), now(), 1, '{}'`)};
       insert into webhook_endpoints (organization_id, mode, id, url, event_types, status, secret, created_at, updated_at)
       values (${own}, '${endpoint}', 'https://receiver.example', '["*"]', 'enabled', 'x', now(), now());`,
    );
  });
  afterAll(() => database.close());

  test.each([
    ['events', ['2025_01_01', '2025_03_01']],
    ['audit_entries', ['2025_01_01', '2025_03_01']],
    ['request_batches', ['2025_01_27', '2025_02_24']],
  ])('keeps every row of %s, in the part of its time or the default one', async (table, parts) => {
    const rows = await database.query(
      `select id, tableoid::regclass::text as part from ${table} order by id`,
    );
    const places = [...parts, 'rest', 'rest'].map((part) => `partitions.${table}_${part}`);
    expect(rows).toEqual(all.map((id, at) => ({ id, part: places[at] })));
    expect(await database.query(`select to_regclass('partitions.${table}') as former`)).toEqual([
      { former: null },
    ]);
  });

  test('sends no event again, and sends the next one', async () => {
    expect(await database.query('select event_id from webhook_deliveries')).toEqual([]);
    const next = newId(new Date());
    await database.query(
      `insert into events (organization_id, mode, id, type, sequence, actor, object, created_at)
       values (${own}, $1, 'business.created', 0, '{}', '{}', now())`,
      [next],
    );
    expect(await database.query('select event_id from webhook_deliveries')).toEqual([{ event_id: next }]);
  });
});

test('names and files of a version that searched with accents alone are found without them', async () => {
  const database = await bringUpToDate(
    beforeUnaccented,
    `insert into organizations (id, name, created_at) values ('${organization}', 'Before', now());
     insert into businesses (organization_id, mode, id, legal_name, name_key, entity_type, formation_jurisdiction,
       registration_jurisdiction, registration_state, owners, metadata, created_at, updated_at)
     values (${own}, '${company}', 'Café Łódź', 'CAFÉ ŁÓDŹ', 'llc', 'US-DE', 'US-DE', 'registered', '[]', '{}', now(), now());
     insert into documents (organization_id, mode, id, business_id, types, filename, size, content_type, sha256, uploaded_at)
     values (${own}, '${document}', '${company}', '[]', 'Señal.pdf', 1, 'application/pdf', 'x', now());`,
  );
  const words = async (table: string) =>
    (await database.query(`select word from ${table} order by word`)).map(({ word }) => word);
  expect(await words('search_words')).toEqual(['__d_', 'caf_', 'cafe', 'lodz']);
  expect(await words('document_words')).toEqual(['pdf', 'se_al', 'senal']);
  await database.close();
});
