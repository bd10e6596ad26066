import { writtenColumns } from '#lib/service/db/schema/columns';
import { filings } from '#lib/service/db/schema/filings';
import type { Harness } from '#lib/testing/harness';

/** Copies one filing under each of these ids; nothing else differs. */
export async function copyFiling(
  { parts }: Pick<Harness, 'parts'>,
  id: string,
  ids: readonly string[],
): Promise<void> {
  const columns = writtenColumns(filings).join(', ');
  await parts.database.query(
    `insert into filings (${columns}) select ${columns} from (
       select (jsonb_populate_record(f, jsonb_build_object('id', n.id, 'resource', replace(f.resource, f.id::text, n.id::text)))).*
       from filings f, unnest($2::uuid[]) as n(id) where f.id = $1) made`,
    [id, ids],
  );
}
