import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { closeToOthers, makeDataFolder, makeFolder } from '#lib/config/data-folder';
import type { Env } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { StartError } from '#lib/config/start-error';
import { checkDocuments, refuseAwayStore, returnDocuments } from '#lib/service/backup/copy-documents';
import { keptFiles } from '#lib/service/backup/kept-files';
import { filesFolder, type Manifest, markOfSecret, readManifest } from '#lib/service/backup/manifest';
import { refuseLater, refuseOthers, returnRows } from '#lib/service/backup/return-rows';
import { openPglite } from '#lib/service/db/open-pglite';
import { openPostgres } from '#lib/service/db/open-postgres';
import { openDocumentStore } from '#lib/service/document/open-document-store';
import { explainOwner, prepareLogins, refuseWithoutOwner } from '#lib/service/open-database';

/**
 * Restores a backup into the database, the store and the data folder that the environment names, which must be empty.
 * Throws StartError if they are not, if the backup is incomplete, or if its secret is not known.
 */
export async function restoreBackup(env: Env, folder: string, log: Logger): Promise<Manifest> {
  const backup = await readManifest(folder);
  refuseLater(backup);
  refuseWithoutOwner(env);
  await refuseFullFolder(env);
  await refuseOtherSecret(env, folder, backup);
  await checkDocuments(folder, backup.documents);
  makeDataFolder(env);
  const store = await openDocumentStore(env);
  await refuseAwayStore(store);
  const url = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  const owner = url
    ? openPostgres({ console: url, tenant: url }, log)
    : await openPglite(env.DATA_DIR, { log });
  const explain = (error: unknown) => explainOwner(error, env);
  try {
    await refuseOthers(owner, backup).catch(explain);
    // Before the rows: sealed ones never exist without the secrets, and a document that the store refuses leaves no row.
    await returnFiles(env, folder, backup);
    await returnDocuments(store, folder, backup.documents);
    await returnRows(owner, folder, backup).catch(explain);
  } finally {
    await owner.close();
  }
  if (env.DATABASE_URL) await prepareLogins(env, await loadSecrets(env), log);
  return backup;
}

/** Puts back the files that no setting replaces. */
async function returnFiles(env: Env, folder: string, { files }: Manifest): Promise<void> {
  const kept = new Set(keptFiles(env));
  for (const { name } of files.filter((file) => kept.has(file.name))) {
    // An installation that stores everything elsewhere has none.
    makeFolder(env.DATA_DIR);
    await copyFile(join(filesFolder(folder), name), join(env.DATA_DIR, name));
    closeToOthers(join(env.DATA_DIR, name));
  }
}

async function refuseFullFolder(env: Env): Promise<void> {
  const needed = env.DATABASE_URL
    ? [join(env.DATA_DIR, 'documents'), ...keptFiles(env).map((name) => join(env.DATA_DIR, name))]
    : [env.DATA_DIR];
  for (const path of needed) {
    const found = await readdir(path).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOTDIR' ? [path] : [],
    );
    if (found.length > 0) {
      throw new StartError(`${path} is not empty: restore into an empty folder, which DATA_DIR names.`);
    }
  }
}

async function refuseOtherSecret(env: Env, folder: string, backup: Manifest): Promise<void> {
  const path = join(filesFolder(folder), 'sealing.secret');
  const sealing = env.SEALING_SECRET ?? (await readFile(path, 'utf8').catch(() => '')).trim();
  if (!sealing) {
    throw new StartError(
      'The backup holds no sealing secret, because a setting gave it: set SEALING_SECRET as the service had it.',
    );
  }
  if (markOfSecret(sealing) !== backup.sealing) {
    throw new StartError(
      'SEALING_SECRET is not the one of the service that was backed up: nothing would open.',
    );
  }
}
