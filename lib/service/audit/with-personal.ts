import { keysOfPeople } from '#lib/service/audit/person-keys';
import { type Entry, openPersonal, subjectOf } from '#lib/service/audit/personal';
import type { Parts } from '#lib/service/context';

/**
 * The entries with the names and addresses of their people. Do not call it inside a transaction: it runs its own query.
 */
export async function withPersonal<E extends Entry>(parts: Parts, entries: readonly E[]): Promise<E[]> {
  const people = entries.map(subjectOf).filter((id) => id !== null);
  const keys = await keysOfPeople(parts, parts.database.db, people);
  return entries.map((entry) => ({ ...entry, ...openPersonal(entry, keys) }));
}
