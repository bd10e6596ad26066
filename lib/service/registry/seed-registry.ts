import type { Parts } from '#lib/service/context';
import { countInvented, inventRecords } from '#lib/service/registry/invented-records';
import { knownCompanies } from '#lib/service/registry/known-companies';

const insert = `insert into registry_records
  select * from json_populate_recordset(null::registry_records, $1::json) on conflict do nothing`;

/**
 * Fills the sandbox's register where it is not full: one statement for each jurisdiction, so that requests get their
 * turn in between. Two processes may do it at once, and one that was stopped is taken up at the next start.
 */
export async function seedRegistry(
  { database, jurisdictions }: Pick<Parts, 'database' | 'jurisdictions'>,
  signal?: AbortSignal,
): Promise<void> {
  const codes = [...jurisdictions.keys()].sort();
  const [row] = await database.query('select count(*)::int as count from registry_records');
  const known = knownCompanies();
  if (Number(row?.count) >= countInvented(codes) + known.length) return;
  await database.query(insert, [JSON.stringify(known)]);
  for (const [place, code] of codes.entries()) {
    if (signal?.aborted) return;
    await database.query(insert, [JSON.stringify(inventRecords(code, place))]);
  }
}
