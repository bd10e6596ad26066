import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { copyDocuments } from '#lib/service/backup/copy-documents';
import { keptFiles } from '#lib/service/backup/kept-files';
import {
  filesFolder,
  hashOfFile,
  keepManifest,
  type Manifest,
  markOfSecret,
  ownFolder,
  Rows,
  rowsPath,
} from '#lib/service/backup/manifest';
import { openDocumentStore } from '#lib/service/document/open-document-store';

/** Ends the backup whose rows are in the folder: the documents that they name, the secrets, and the manifest. */
export async function endBackup(env: Env, secrets: Secrets, folder: string): Promise<Manifest> {
  const rows = Rows.parse(JSON.parse(await readFile(rowsPath(folder), 'utf8')));
  const documents = await copyDocuments(await openDocumentStore(env), folder);
  await mkdir(filesFolder(folder), ownFolder);
  const files: Manifest['files'] = [];
  for (const name of keptFiles(env)) {
    const kept = join(env.DATA_DIR, name);
    if (!existsSync(kept)) continue;
    const path = join(filesFolder(folder), name);
    await copyFile(kept, path);
    files.push({ name, sha256: await hashOfFile(path) });
  }
  const manifest: Manifest = {
    format: 'statehouse backup 1',
    ...rows,
    sealing: markOfSecret(secrets.sealing),
    files,
    documents,
  };
  await keepManifest(folder, manifest);
  await rm(rowsPath(folder));
  return manifest;
}
