import { StartError } from '#lib/config/start-error';
import { opensPersonKey } from '#lib/service/audit/person-keys';
import type { Database } from '#lib/service/db/database';
import type { WithSealingKey } from '#lib/service/sealed';

const tried = 20;

/** Refuses a sealing secret that opens no key of a person here: what it sealed, the right one would not open. */
export async function refuseOtherSecret(
  database: Pick<Database, 'query'>,
  parts: WithSealingKey,
): Promise<void> {
  const rows = await database.query(
    `select person_id, key from person_keys where key is not null limit ${tried}`,
  );
  if (rows.length === 0) return;
  if (rows.some(({ person_id, key }) => opensPersonKey(parts, String(person_id), String(key)))) return;
  throw new StartError(
    'SEALING_SECRET is not the one that this database was sealed with: set the one that was there. If no setting gave it, it is the file sealing.secret of the data folder, which is also in files/ of a backup.',
  );
}
