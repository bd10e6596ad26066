import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { StartError } from '#lib/config/start-error';
import type { Database } from '#lib/service/db/database';
import { ownLogins } from '#lib/service/db/logins';
import { openPglite } from '#lib/service/db/open-pglite';
import { openPostgres } from '#lib/service/db/open-postgres';

type Settings = Pick<Env, 'DATABASE_URL' | 'TENANT_DATABASE_URL' | 'DATA_DIR'>;

/** The database as it is: a backup changes nothing, not even to the tables of this version. */
export async function openToRead(env: Settings, secrets: Secrets, log: Logger): Promise<Database> {
  const { DATABASE_URL: url, TENANT_DATABASE_URL: tenant, DATA_DIR } = env;
  if (!url) {
    if (existsSync(join(DATA_DIR, 'postgres'))) return openPglite(DATA_DIR, { log });
    throw new StartError(`There is no database in ${DATA_DIR}, and DATABASE_URL is not set.`);
  }
  if (tenant) return openPostgres({ console: url, tenant }, log);
  // The owner of the tables sees no rows: the login that serves does.
  const owner = openPostgres({ console: url, tenant: url }, log);
  const logins = await ownLogins(owner, url, secrets.sealing).finally(() => owner.close());
  return openPostgres(logins, log);
}
