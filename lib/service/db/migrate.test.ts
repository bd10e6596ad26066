import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#lib/service/db/database';
import { openPglite } from '#lib/service/db/open-pglite';
import { migrateAndGrant } from '#lib/service/open-database';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const beforeKeys = 13;

const organization = '01999999-0000-7000-8000-000000000001';
const id = (number: number) => `01999999-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
const own = `'${organization}', 'test'`;
const [company, document, orphan, endpoint, delivery, attempt, lateAttempt] = [1, 2, 3, 4, 5, 6, 7].map(id);

// The state that versions before foreign keys left: a document without a business, and an attempt of an expired
// delivery.
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
  values (${own}, '${attempt}', '${delivery}', 1, false, '{}', 1, now()), (${own}, '${lateAttempt}', '${id(97)}', 1, false, '{}', 1, now());`;

describe('a database of a version before foreign keys', () => {
  let database: Database;
  const ids = async (table: string) =>
    (await database.query(`select id from ${table} order by id`)).map((row) => row.id);

  beforeAll(async () => {
    database = await openPglite(null);
    await database.script(
      'create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())',
    );
    for (const { hash, sql } of readMigrationFiles({ migrationsFolder }).slice(0, beforeKeys)) {
      await database.script(`insert into schema_migrations (hash) values ('${hash}');\n${sql.join('\n')}`);
    }
    await database.script(leftBehind);
    await migrateAndGrant(database);
  });
  afterAll(() => database.close());

  test('keeps its rows, except attempts whose delivery no longer exists', async () => {
    expect(await ids('businesses')).toEqual([company]);
    expect(await ids('documents')).toEqual([document, orphan]);
    expect(await ids('webhook_attempts')).toEqual([attempt]);
  });

  test('enforces a key on new rows that an old row violates, and all other keys on old rows', async () => {
    const loose = await database.query('select conname as name from pg_constraint where not convalidated');
    expect(loose).toEqual([{ name: 'documents_business_id_fk' }]);
    await expect(
      database.query('update documents set business_id = $1 where id = $2', [id(96), document]),
    ).rejects.toThrow(/documents_business_id_fk/);
  });
});
