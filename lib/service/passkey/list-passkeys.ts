import { asc, eq } from 'drizzle-orm';
import type { Passkey, PasskeyList } from '#lib/contract/passkey';
import type { Context } from '#lib/service/context';
import { type PasskeyRow, passkeys } from '#lib/service/db/schema/passkeys';

/** The caller's own passkeys; none for a visitor of the demo, who shares an account. */
export async function listPasskeys({ parts, actor, session }: Context): Promise<PasskeyList> {
  if (actor.id === null || session?.visitor) return { object: 'list', data: [] };
  const own = eq(passkeys.person_id, actor.id);
  const rows = await parts.database.db.select().from(passkeys).where(own).orderBy(asc(passkeys.id));
  return { object: 'list', data: rows.map(toPasskey) };
}

export function toPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    object: 'passkey',
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
