import pino from 'pino';
import { closeDataFolder } from '../lib/config/data-folder.ts';
import { env } from '../lib/config/env.ts';
import { loadSecrets } from '../lib/config/secrets.ts';
import { StartError } from '../lib/config/start-error.ts';
import { prepareLogins, refuseWithoutOwner } from '../lib/service/open-database.ts';
import { refuseArguments } from './only-argument.ts';
import { runCommand } from './run-command.ts';

/** Migrates a Postgres and creates the service's logins, so that no start needs its owner's address. */
async function migrate(): Promise<void> {
  refuseArguments();
  const settings = env();
  if (!settings.DATABASE_URL) {
    throw new StartError(
      'DATABASE_URL must be set: the embedded database is brought up to date by each start.',
    );
  }
  refuseWithoutOwner(settings);
  closeDataFolder(settings);
  await prepareLogins(settings, await loadSecrets(settings), pino({ level: settings.LOG_LEVEL }));
  process.stdout.write('The tables and the logins are those of this version.\n');
}

runCommand(migrate);
