import type { Harness } from '#lib/testing/harness';

// The log of requests notes the refused ones too: that is what it is for.
const notes = ['request_batches'];

/** How many rows each table has. */
export async function rowsOf({ parts }: Harness): Promise<Record<string, number>> {
  const tables = await parts.database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !notes.includes(name));
  const counts = names.map((name) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const rows = await parts.database.query(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}
