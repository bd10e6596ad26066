import { openPglite } from '#lib/service/db/open-pglite';
import { migrateAndGrant } from '#lib/service/open-database';

/** Creates an embedded database with tables and queues and without rows in a data folder, which takes seconds. */
export async function makeTables(folder: string): Promise<void> {
  const database = await openPglite(folder);
  await migrateAndGrant(database);
  await database.close();
}
