import type { Harness } from '#lib/testing/harness';

// The request log also records refused requests, which is its purpose.
const notes = ['request_batches'];

/** The number of rows in each table. */
export async function rowsOf({ parts }: Harness): Promise<Record<string, number>> {
  const tables = await parts.database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !notes.includes(name));
  const counts = names.map((name) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const rows = await parts.database.query(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}
