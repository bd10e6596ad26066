import { createDatabase } from '#lib/testing/create-database';
import { type Harness, startHarness } from '#lib/testing/harness';
import { startPostgres } from '../../scripts/start-postgres.ts';

/**
 * A service on a real Postgres, for what several connections do at once: the embedded database has a single one, on
 * which nobody waits for anybody.
 */
export async function startOnPostgres(
  settings: Record<string, string> = {},
): Promise<{ service: Harness; url: string; stop: () => Promise<void> }> {
  const own = await createDatabase();
  const postgres = own ? { url: own.url, stop: own.drop } : await startPostgres(['-c', 'fsync=off']);
  const service = await startHarness({ DATABASE_URL: postgres.url, ...settings });
  const stop = async () => {
    await service.stop();
    await postgres.stop();
  };
  return { service, url: postgres.url, stop };
}
