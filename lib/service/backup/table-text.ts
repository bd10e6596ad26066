import { mostAtOnce } from '#lib/service/backup/lines';
import type { BackupTable } from '#lib/service/backup/manifest';
import type { Tx } from '#lib/service/db/database';

// Both engines write a value the same way only under the same settings.
const sameText = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = public`;

/** The transaction for all reads: a snapshot that other transactions do not change. */
export const snapshot = `set transaction isolation level repeatable read; ${sameText}`;

// Nobody knows how large the rows of a table are until some are there.
const rowsAtFirst = 16;

// Of the queue, only waiting jobs: a start recreates the rest, which only records history.
const partsOfQueue = ['job', 'job_dependency', 'schedule', 'subscription'];

/** Every table with its columns, read from the catalog, so that none is forgotten. */
export async function tablesOf(tx: Tx): Promise<Pick<BackupTable, 'name' | 'columns'>[]> {
  const rows = await tx.run(`
    select format('%I.%I', n.nspname, c.relname) as name, json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
      )::text as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and (
      n.nspname = 'public' and c.relname <> 'schema_migrations'
      or n.nspname = 'pgboss' and c.relname in (${partsOfQueue.map((name) => `'${name}'`).join(', ')})
    )
    group by 1 order by 1`);
  return rows.map(({ name, columns }) => ({ name: String(name), columns: JSON.parse(String(columns)) }));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Each row as text that Postgres reads back without loss, in the same order on every engine. */
export function rowTexts(tx: Tx, { name, columns }: Pick<BackupTable, 'name' | 'columns'>) {
  const row = `row(${columns.map((column) => `t.${quoted(column.name)}`).join(', ')})::text`;
  return readAll(tx, `select line from (select ${row} as line from ${name} t) r order by line collate "C"`);
}

/** The values of the column `line` of a query, however many there are. */
export async function* readAll(tx: Pick<Tx, 'run'>, query: string): AsyncGenerator<string> {
  await tx.run(`declare backup_rows no scroll cursor for ${query}`);
  for (let asked = rowsAtFirst; ; ) {
    const rows = await tx.run(`fetch ${asked} from backup_rows`);
    let characters = 0;
    for (const { line } of rows) {
      const text = String(line);
      characters += text.length;
      yield text;
    }
    if (rows.length < asked) break;
    const fitting = Math.floor((mostAtOnce.characters * rows.length) / Math.max(1, characters));
    asked = Math.max(1, Math.min(mostAtOnce.lines, fitting));
  }
  await tx.run('close backup_rows');
}
