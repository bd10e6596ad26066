import { resolve } from 'node:path';
import pino from 'pino';
import { env } from '../lib/config/env.ts';
import { explainFullDisk } from '../lib/config/full-disk.ts';
import { loadSecrets } from '../lib/config/secrets.ts';
import { verifyAllTrails } from '../lib/service/audit/verify-all-trails.ts';
import { restoreBackup } from '../lib/service/backup/restore-backup.ts';
import { closeParts, openParts } from '../lib/service/open-parts.ts';
import { counted } from './counted.ts';
import { onlyArgument } from './only-argument.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say which backup: npm run restore -- FOLDER';

/**
 * Restores a backup into the database, folder and storage of the environment, compares both, and verifies the audit log
 * there.
 */
async function restore(): Promise<void> {
  const given = onlyArgument(usage);
  process.umask(0o077);
  const settings = env();
  const log = pino({ level: settings.LOG_LEVEL });
  const { tables, documents, made_at } = await restoreBackup(settings, resolve(given), log).catch(
    (error: unknown) => explainFullDisk(error, settings.DATA_DIR),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `The backup of ${made_at} is restored.`,
    `All is the same: ${counted(rows, 'row')} of ${tables.length} tables, row by row, and ${counted(documents.count, 'document')}, byte by byte.`,
    ...documents.missing.map((key) => `Document ${key} was missing when the backup was made.`),
  ];
  const parts = await openParts({ env: settings, secrets: await loadSecrets(settings) });
  const { data: chains } = await verifyAllTrails(parts).finally(() => closeParts(parts));
  const wrong = chains.filter(({ ok }) => !ok);
  lines.push(
    wrong.length === 0
      ? `The audit log is whole: ${counted(chains.length, 'chain')}.`
      : `${wrong.length} of ${counted(chains.length, 'chain')} of the audit log ${wrong.length === 1 ? 'does' : 'do'} not fit: npm run audit:verify names them.`,
  );
  process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

runCommand(restore);
