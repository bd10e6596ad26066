import type { Logger } from 'pino';
import type { Env } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { refuseOtherSecret } from '#lib/service/audit/refuse-other-secret';
import { connectionFault } from '#lib/service/db/connection-fault';
import type { Database } from '#lib/service/db/database';
import { openPglite } from '#lib/service/db/open-pglite';
import { openPostgres } from '#lib/service/db/open-postgres';
import { refuseWithoutDatabase } from '#lib/service/db/refuse-without-database';

/**
 * Opens the database as it is: a backup changes nothing, not even the tables to this version. Refuses a sealing secret
 * that is not that of the rows: with it in the backup, a restore would refuse the right one.
 */
export async function openToRead(env: Env, log: Logger): Promise<Database> {
  refuseWithoutDatabase(env);
  const database = await openAsItIs(env, log);
  try {
    // A database that is not there gets no secrets.
    await database.query('select 1');
    await refuseOtherSecret(database, { secrets: await loadSecrets(env) });
    return database;
  } catch (error) {
    await database.close();
    throw connectionFault(error, 'DATABASE_URL') ?? error;
  }
}

function openAsItIs({ DATABASE_URL: url, TENANT_DATABASE_URL: tenant, DATA_DIR }: Env, log: Logger) {
  return url ? openPostgres({ console: url, tenant: tenant ?? url }, log) : openPglite(DATA_DIR, { log });
}
