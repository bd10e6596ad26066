import { join } from 'node:path';
import { StartError } from '#lib/config/start-error';
import { inBatches, readLines } from '#lib/service/backup/lines';
import { type BackupTable, type Manifest, tablesFolder } from '#lib/service/backup/manifest';
import { quoted, rowTexts, snapshot, tablesOf } from '#lib/service/backup/table-text';
import type { Database, Tx } from '#lib/service/db/database';
import { grantRoles } from '#lib/service/db/grant-roles';
import { literal } from '#lib/service/db/literal';
import { appliedMigrations, knownMigrations, migrate } from '#lib/service/db/migrate';
import { placeRows } from '#lib/service/db/partitions';
import { installJobs } from '#lib/service/jobs/install-jobs';

const isOfQueue = ({ name }: Pick<BackupTable, 'name'>) => name.startsWith('pgboss.');

/**
 * Gives an empty database the tables of the backup, its rows, and then the changes of later migrations. The rows are
 * inserted and compared in one transaction: either all are there and equal, or none is.
 */
export function returnRows(owner: Database, folder: string, backup: Manifest): Promise<void> {
  return owner.alone('the tables of the service', async () => {
    await refuseOthers(owner, backup);
    await migrate(owner, backup.migrations);
    await installJobs(owner);
    await owner.transaction(async (tx) => {
      const here = await tablesOf(tx);
      const own = here.filter((table) => !isOfQueue(table)).map(({ name }) => name);
      const keys = await dropForeignKeys(tx);
      await alter(tx, own, 'disable trigger user');
      for (const table of backup.tables) {
        const columns = columnsHere(table, here);
        await fill(tx, folder, table, columns);
        if (columns.length === table.columns.length) await compare(tx, folder, table);
      }
      await alter(tx, own, 'enable trigger user');
      for (const key of keys) await tx.run(key);
    }, snapshot);
    await migrate(owner);
    await placeRows(owner);
    await grantRoles(owner);
  });
}

export function refuseLater({ migrations }: Manifest): void {
  const known = knownMigrations();
  if (migrations.some((hash, at) => known[at] !== hash)) {
    throw new StartError('The backup was made by a later version of Statehouse than this one.');
  }
}

export async function refuseOthers(owner: Database, { migrations }: Manifest): Promise<void> {
  const [found] = await owner.query(`select to_regclass('public.organizations') is not null as is_there`);
  if (!found?.is_there) return;
  const tables = await owner.transaction(tablesOf);
  const rows = tables.filter((table) => !isOfQueue(table)).map(({ name }) => `exists (select from ${name})`);
  const [any] = await owner.query(`select ${rows.join(' or ')} as found`);
  if (any?.found) {
    throw new StartError('The database is not empty: restore into one that has no rows.');
  }
  const applied = await appliedMigrations((text) => owner.query(text));
  if (applied.length > migrations.length) {
    throw new StartError(
      'The tables are of a later version than the backup: give a database without tables.',
    );
  }
}

/** A queue of another version may have other columns; the tables of the service match their migrations. */
function columnsHere(table: BackupTable, here: Pick<BackupTable, 'name' | 'columns'>[]) {
  const found = here.find(({ name }) => name === table.name)?.columns ?? [];
  const same = table.columns.filter(({ name }) => found.some((column) => column.name === name));
  if (!isOfQueue(table) && (same.length !== table.columns.length || same.length !== found.length)) {
    throw new StartError(
      `The table ${table.name} of the backup has other columns than this version gives it.`,
    );
  }
  return same;
}

async function alter(tx: Tx, tables: readonly string[], change: string): Promise<void> {
  await tx.run(tables.map((name) => `alter table ${name} ${change}`).join('; '));
}

/** Returns the statements that recreate them as they were, even if old rows violate them. */
async function dropForeignKeys(tx: Tx): Promise<string[]> {
  const keys = await tx.run(
    `select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of keys) await tx.run(`alter table ${table} drop constraint ${name}`);
  return keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

async function fill(
  tx: Tx,
  folder: string,
  { name, file, columns: all }: BackupTable,
  columns: BackupTable['columns'],
): Promise<void> {
  const members = all.map((column) => `${quoted(column.name)} ${column.type}`);
  await tx.run(`create type pg_temp.backup_row as (${members.join(', ')})`);
  for await (const batch of inBatches(readLines(join(tablesFolder(folder), file)))) {
    await tx.run(`with lines as materialized (
        select line::pg_temp.backup_row as r from json_array_elements_text(${literal(JSON.stringify(batch))}::json) line
      ) insert into ${name} (${columns.map((column) => quoted(column.name)).join(', ')})
      select ${columns.map((column) => `(r).${quoted(column.name)}`).join(', ')} from lines`);
  }
  await tx.run('drop type pg_temp.backup_row');
}

/** Compares line by line in the order of both sides; the first that differs is named. */
async function compare(tx: Tx, folder: string, table: BackupTable): Promise<void> {
  const here = rowTexts(tx, table);
  let at = 0;
  for await (const line of readLines(join(tablesFolder(folder), table.file))) {
    at += 1;
    const found = await here.next();
    if (found.done || found.value !== line) {
      throw new StartError(`Row ${at} of ${table.name} is not what the backup has.`);
    }
  }
  if (!(await here.next()).done) throw new StartError(`${table.name} has more rows than the backup.`);
}
