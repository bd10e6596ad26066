import { Client } from 'pg';
import { afterAll } from 'vitest';
import { createDatabase } from '#lib/testing/create-database';
import { startHarness } from '#lib/testing/harness';
import { startPostgres } from '../../scripts/start-postgres.ts';

/**
 * A service on a real Postgres for the tests of one file, and another connection to its database. The embedded database
 * has a single connection, on which nothing happens at once and nobody waits for anybody.
 */
export async function postgresOfFile(settings: Record<string, string> = {}) {
  const own = await createDatabase();
  const postgres = own ? { url: own.url, stop: own.drop } : await startPostgres(['-c', 'fsync=off']);
  const service = await startHarness({ DATABASE_URL: postgres.url, ...settings });
  const other = new Client({ connectionString: postgres.url });
  await other.connect();
  afterAll(async () => {
    await other.end();
    await service.stop();
    await postgres.stop();
  });
  return { service, other, url: postgres.url };
}
