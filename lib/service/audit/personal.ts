import type { Actor } from '#lib/contract/event';
import type { PersonKeys } from '#lib/service/audit/person-keys';
import type { AuditEntryRow } from '#lib/service/db/schema/audit';
import { seal, unseal } from '#lib/service/sealed';

export type Entry = Pick<
  AuditEntryRow,
  'id' | 'actor' | 'address' | 'object_type' | 'object_id' | 'personal'
>;
type Personal = { name: string; address: string | null };

/** The person whose name or address an entry holds: the actor, otherwise the person whom it is about. */
export function subjectOf({ actor, object_type, object_id }: Entry): string | null {
  if (isSomebody(actor)) return actor.id;
  return object_type === 'person' ? object_id : null;
}

function isSomebody({ type }: Actor): boolean {
  return type === 'person' || type === 'staff';
}

const erased = 'Erased person';

const place = (id: string) => `audit_entries.personal:${id}`;
const sealedBy = (key: string) => ({ secrets: { sealing: key } });

/**
 * The entry with its name and address encrypted by the person's key; without them if the key is destroyed. What is then
 * left is shown as it is, because the hash covers it.
 */
export function sealPersonal<E extends Entry>(entry: E, keys: PersonKeys): E {
  const key = keys.get(subjectOf(entry) ?? '');
  if (key === undefined) return entry;
  if (key === null) {
    const actor = isSomebody(entry.actor) ? { ...entry.actor, name: erased } : entry.actor;
    return { ...entry, actor, address: null, personal: null };
  }
  const personal: Personal = { name: entry.actor.name, address: entry.address };
  return {
    ...entry,
    actor: { ...entry.actor, name: '' },
    address: null,
    personal: seal(sealedBy(key), place(entry.id), JSON.stringify(personal)),
  };
}

/** Who acted and from where, if the person's key still exists. */
export function openPersonal(entry: Entry, keys: PersonKeys): { actor: Actor; address: string | null } {
  const { actor, address, personal, id } = entry;
  const key = keys.get(subjectOf(entry) ?? '');
  if (personal === null || !key) {
    const name = actor.name || (actor.id === null ? 'Statehouse' : erased);
    return { actor: { ...actor, name }, address };
  }
  const opened = JSON.parse(unseal(sealedBy(key), place(id), personal)) as Personal;
  return { actor: { ...actor, name: opened.name }, address: opened.address };
}
