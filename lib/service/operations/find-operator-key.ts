import type { Parts } from '#lib/service/context';

export type FoundOperatorKey = {
  id: string;
  name: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

/** The operator key of this hash, read anew each time, so that a key that was revoked ends at once. */
export async function findOperatorKey(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  hash: string,
  address: string | null,
): Promise<FoundOperatorKey | null> {
  const [row] = await database.query(
    'select id, name, expires_at, revoked_at, last_used_at from operator_keys where hash = $1',
    [hash],
  );
  if (!row) return null;
  const now = clock();
  const last = row.last_used_at as Date | null;
  // Its last use is known to half a minute: not every request writes.
  if (last === null || now.getTime() - last.getTime() > 30_000) {
    await database.query(
      'update operator_keys set last_used_at = $2, last_used_address = $3 where id = $1 and revoked_at is null',
      [row.id, now, address],
    );
  }
  return {
    id: String(row.id),
    name: String(row.name),
    expiresAt: row.expires_at as Date | null,
    revokedAt: row.revoked_at as Date | null,
  };
}
