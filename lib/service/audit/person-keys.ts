import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import type { Db } from '#lib/service/db/database';
import { personKeys } from '#lib/service/db/schema/audit';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import { people } from '#lib/service/db/schema/organizations';
import { seal, unseal, type WithSealingKey } from '#lib/service/sealed';

/**
 * Keys by person id, or null if the person was erased. The robots of the desk have the service's own, because partners
 * see no names of its staff either. An unknown id is left out.
 */
export type PersonKeys = ReadonlyMap<string, string | null>;

const place = (id: string) => `person_keys.key:${id}`;

/** Whether the sealing secret is the one that sealed this key. */
export function opensPersonKey(parts: WithSealingKey, id: string, key: string): boolean {
  try {
    unseal(parts, place(id), key);
    return true;
  } catch {
    return false;
  }
}

/** Creates a key for people who have none yet. `db` is the service's own: a tenant's role can read no key. */
export async function keysOfPeople(parts: Parts, db: Db, ids: readonly string[]): Promise<PersonKeys> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: people.id, person_id: personKeys.person_id, key: personKeys.key })
    .from(people)
    .leftJoin(personKeys, eq(personKeys.person_id, people.id))
    .where(inArray(people.id, [...new Set(ids)]));
  const missing = rows.filter(({ person_id }) => person_id === null).map(({ id }) => id);
  if (missing.length > 0) {
    const made = missing.map((id) => ({
      person_id: id,
      key: seal(parts, place(id), randomBytes(32).toString('base64url')),
    }));
    await db.insert(personKeys).values(made).onConflictDoNothing();
    return keysOfPeople(parts, db, ids);
  }
  const keys = new Map(rows.map(({ id, key }) => [id, key === null ? null : unseal(parts, place(id), key)]));
  const others = ids.filter((id) => !keys.has(id));
  for (const id of await robotsAmong(db, others)) keys.set(id, parts.secrets.sealing);
  return keys;
}

async function robotsAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id } = operatorKeys;
  const rows = await db
    .select({ id })
    .from(operatorKeys)
    .where(inArray(id, [...new Set(ids)]));
  return rows.map((row) => row.id);
}
