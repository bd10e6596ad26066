import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import { connectionFault } from '#lib/service/db/connection-fault';
import type { Database } from '#lib/service/db/database';
import { openPglite } from '#lib/service/db/open-pglite';
import { openPostgres } from '#lib/service/db/open-postgres';

type Settings = Pick<Env, 'DATABASE_URL' | 'TENANT_DATABASE_URL' | 'DATA_DIR'>;

/** Opens the database as it is: a backup changes nothing, not even the tables to this version. */
export async function openToRead(env: Settings, log: Logger): Promise<Database> {
  const { DATABASE_URL: url, TENANT_DATABASE_URL: tenant, DATA_DIR } = env;
  if (!url) {
    if (existsSync(join(DATA_DIR, 'postgres'))) return openPglite(DATA_DIR, { log });
    throw new StartError(`There is no database in ${DATA_DIR}, and DATABASE_URL is not set.`);
  }
  const database = openPostgres({ console: url, tenant: tenant ?? url }, log);
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw connectionFault(error, 'DATABASE_URL') ?? error;
  }
}
