import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#lib/config/start-error';
import { writeLines } from '#lib/service/backup/lines';
import {
  type BackupRows,
  type BackupTable,
  documentsList,
  hashOfFile,
  ownFile,
  ownFolder,
  rowsPath,
  tablesFolder,
} from '#lib/service/backup/manifest';
import { readAll, rowTexts, snapshot, tablesOf } from '#lib/service/backup/table-text';
import type { Database } from '#lib/service/db/database';
import { appliedMigrations } from '#lib/service/db/migrate';

/**
 * Writes a snapshot of all rows into an empty folder, and the list of the documents that they name. On the embedded
 * database, which has one connection, all other work waits.
 */
export async function writeRows(database: Database, folder: string, now: Date): Promise<void> {
  const found = await readdir(folder).catch(() => null);
  if (found === null) throw new StartError(`There is no folder ${folder}.`);
  if (found.length > 0) throw new StartError(`${folder} is not empty: give a backup a folder of its own.`);
  await mkdir(tablesFolder(folder), ownFolder);
  const rows = await database.transaction(async (tx): Promise<BackupRows> => {
    const tables: BackupTable[] = [];
    for (const table of await tablesOf(tx)) {
      const file = `${table.name.replaceAll('"', '')}.jsonl.gz`;
      const path = join(tablesFolder(folder), file);
      const count = await writeLines(path, rowTexts(tx, table));
      tables.push({ ...table, file, rows: count, sha256: await hashOfFile(path) });
    }
    await writeLines(documentsList(folder), documentsOf(tx));
    const migrations = await appliedMigrations((text) => tx.run(text));
    return { made_at: now.toISOString(), engine: database.kind, migrations, tables };
  }, snapshot);
  await writeFile(rowsPath(folder), JSON.stringify(rows), ownFile);
}

async function* documentsOf(tx: Parameters<typeof tablesOf>[0]): AsyncGenerator<unknown> {
  const lines = readAll(
    tx,
    `select json_build_object('key', organization_id || '/' || mode || '/' || id, 'sha256', sha256, 'size', size,
       'content_type', content_type)::text as line from (
       select organization_id, mode, id, sha256, size, content_type from documents
       union all
       select m.organization_id, m.mode, d.* from withdrawn_mail m, jsonb_to_record(m.document)
         d(id uuid, sha256 text, size int, content_type text)
     ) kept order by organization_id, mode, id`,
  );
  for await (const line of lines) yield JSON.parse(line);
}
