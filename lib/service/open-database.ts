import type { Logger } from 'pino';
import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { StartError } from '#lib/config/start-error';
import { refuseOtherSecret } from '#lib/service/audit/refuse-other-secret';
import { connectionFault } from '#lib/service/db/connection-fault';
import type { Database } from '#lib/service/db/database';
import { grantRoles } from '#lib/service/db/grant-roles';
import {
  type Logins,
  makeLogins,
  ownLogins,
  refusePowerfulLogins,
  refuseTwoDatabases,
} from '#lib/service/db/logins';
import { isUpToDate, migrate } from '#lib/service/db/migrate';
import { openPglite } from '#lib/service/db/open-pglite';
import { openPostgres } from '#lib/service/db/open-postgres';
import { installJobs } from '#lib/service/jobs/install-jobs';

type Settings = Pick<Env, 'DATABASE_URL' | 'TENANT_DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATA_DIR'>;

/** Opens the database in the environment, with its tables up to date. */
export async function openDatabase(env: Settings, secrets: Secrets, log: Logger): Promise<Database> {
  if (!env.DATABASE_URL) {
    const database = await openPglite(env.DATA_DIR, { log });
    return migrateAndGrant(database)
      .then(() => refuseOtherSecret(database, { secrets }))
      .then(
        () => database,
        (error: unknown) => closeAfter(database, error),
      );
  }
  const database = openPostgres(await prepareLogins(env, secrets, log), log);
  try {
    await refusePowerfulLogins(database).catch(explainLogin);
    await refuseTwoDatabases(database);
    if (!(await isUpToDate(database))) {
      throw new StartError(
        'The tables of the database are not those of this version. Run npm run migrate with MIGRATION_DATABASE_URL, or give that to this start.',
      );
    }
    await refuseOtherSecret(database, { secrets });
    return database;
  } catch (error) {
    return closeAfter(database, error);
  }
}

/** Migrations, queues and grants, one process at a time. */
export function migrateAndGrant(owner: Database): Promise<void> {
  return owner.alone('the tables of the service', async () => {
    await migrate(owner);
    await installJobs(owner);
    await grantRoles(owner);
  });
}

/** Returns the logins for serving requests. The owner's address, if given, is only used here. */
export async function prepareLogins(env: Settings, secrets: Secrets, log: Logger): Promise<Logins> {
  const { DATABASE_URL = '', TENANT_DATABASE_URL: tenant, MIGRATION_DATABASE_URL } = env;
  const given = tenant ? { console: DATABASE_URL, tenant } : null;
  const url = MIGRATION_DATABASE_URL ?? (given ? null : DATABASE_URL);
  if (given && !url) return given;
  const address = url ?? DATABASE_URL;
  const owner = openPostgres({ console: address, tenant: address }, log);
  try {
    await migrateAndGrant(owner);
    // Before the logins get the passwords that follow from it, which the other processes would not know.
    await refuseOtherSecret(owner, { secrets });
    const logins = given ?? (await ownLogins(owner, address, secrets.sealing));
    await owner.alone('the tables of the service', () => makeLogins(owner, logins, { renew: !given }));
    return logins;
  } catch (error) {
    return explainOwner(error, env);
  } finally {
    await owner.close();
  }
}

/** Only the owner of the tables can create them, and separate logins do not reveal it. */
export function refuseWithoutOwner({ TENANT_DATABASE_URL, MIGRATION_DATABASE_URL }: Settings): void {
  if (TENANT_DATABASE_URL && !MIGRATION_DATABASE_URL) {
    throw new StartError('MIGRATION_DATABASE_URL must be set, with the login that owns the tables.');
  }
}

/** Explains what the address of the login that owns the tables, or that login, lacks. */
export function explainOwner(
  error: unknown,
  { MIGRATION_DATABASE_URL }: Pick<Env, 'MIGRATION_DATABASE_URL'>,
): never {
  const variable = MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  if ((error as { code?: unknown }).code !== '42501') throw connectionFault(error, variable) ?? error;
  throw new StartError(
    `The login of ${variable} must own the tables and be allowed to create roles (${(error as Error).message}). To start with a login that may not, give TENANT_DATABASE_URL too, and run npm run migrate with MIGRATION_DATABASE_URL.`,
  );
}

async function closeAfter(database: Database, error: unknown): Promise<never> {
  await database.close();
  throw error;
}

// Class 28: the server does not accept this login from here, or not this password.
function explainLogin(error: unknown): never {
  if (!String((error as { code?: unknown }).code).startsWith('28')) {
    throw connectionFault(error, 'DATABASE_URL') ?? error;
  }
  throw new StartError(
    `Postgres refuses a login of this service (${(error as Error).message}). Let it in by pg_hba.conf or the pooler, or give logins of your own by DATABASE_URL and TENANT_DATABASE_URL, with the owner's in MIGRATION_DATABASE_URL.`,
  );
}
