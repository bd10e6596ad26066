import { resolve } from 'node:path';
import pino from 'pino';
import { env } from '../lib/config/env.ts';
import { explainFullDisk } from '../lib/config/full-disk.ts';
import { loadSecrets } from '../lib/config/secrets.ts';
import { endBackup } from '../lib/service/backup/back-up.ts';
import { makeBackupFolder } from '../lib/service/backup/make-backup-folder.ts';
import { openToRead } from '../lib/service/backup/open-to-read.ts';
import { writeRows } from '../lib/service/backup/write-rows.ts';
import { counted } from './counted.ts';
import { onlyArgument } from './only-argument.ts';
import { runCommand } from './run-command.ts';
import { askService, isInUse } from './run-here-or-in-service.ts';

const usage = 'Say where to: npm run backup -- FOLDER, which is made, or is empty.';

/** Copies a snapshot of the rows, the documents that they refer to, and the secrets of the data folder. */
async function backup(): Promise<void> {
  const given = onlyArgument(usage);
  process.umask(0o077);
  const settings = env();
  const folder = resolve(given);
  makeBackupFolder(folder);
  try {
    const database = await openToRead(settings, pino({ level: settings.LOG_LEVEL }));
    await writeRows(database, folder, new Date()).finally(() => database.close());
  } catch (error) {
    if (!isInUse(error)) await explainFullDisk(error, folder);
    const body = { command: 'write-backup-rows', folder };
    await askService(settings, await loadSecrets(settings), {
      method: 'POST',
      path: '/console/administration',
      body,
    });
  }
  // After the database was found: a wrong DATA_DIR gets no secrets.
  const secrets = await loadSecrets(settings);
  const { tables, documents, files } = await endBackup(settings, secrets, folder).catch((error: unknown) =>
    explainFullDisk(error, folder),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${counted(rows, 'row')} of ${tables.length} tables and ${counted(documents.count, 'document')} (${counted(documents.bytes, 'byte')}) are in ${folder}.`,
    files.some(({ name }) => name === 'sealing.secret')
      ? 'The secret that opens what is sealed is in it too: keep it as you keep a password.'
      : 'SEALING_SECRET is not in it: keep that apart, for without it nothing that is sealed opens.',
    ...documents.missing.map((key) => `NOT RIGHT: document ${key} is not in the store as it was put there.`),
  ];
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = documents.missing.length === 0 ? 0 : 1;
}

runCommand(backup);
