import type { Parts } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';

/**
 * The tables with the text in any column of any row, plain or as hex or base64, including binary columns and the job
 * queue: proves that a secret is stored nowhere.
 */
export async function findInDatabase({ database }: Pick<Parts, 'database'>, text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  const forms = [text, bytes.toString('hex'), bytes.toString('base64').replaceAll('=', '')];
  const tables = await database.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select format('%I', a.attname) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bytea'::regtype) as binary
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const table of tables) {
    // A row as text shows binary columns as hex, in which the plain form is not found.
    const here = forms.map((form) => `position(${literal(form)} in r::text) > 0`);
    const within = (table.binary as string[]).map(
      (column) => `position(convert_to(${literal(text)}, 'UTF8') in r.${column}) > 0`,
    );
    const [row] = await database.query(
      `select exists (select from ${table.name} r where ${[...here, ...within].join(' or ')}) as found`,
    );
    if (row?.found) found.push(String(table.name));
  }
  return found;
}
