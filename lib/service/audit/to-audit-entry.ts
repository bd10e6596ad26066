import type { AuditEntry } from '#lib/contract/audit';
import { type TrailEntry, withoutNames } from '#lib/service/audit/trail-entry';
import { withPersonal } from '#lib/service/audit/with-personal';
import type { Parts } from '#lib/service/context';
import { shownActor } from '#lib/service/event/shown-actor';

/** Entries as an organization sees them: with the names of its people, and without those of the service's staff. */
export async function toAuditEntries(parts: Parts, entries: readonly TrailEntry[]): Promise<AuditEntry[]> {
  const opened = await withPersonal(parts, entries);
  return opened.map((entry) => {
    const { id, mode, sequence, action, object_type, object_id, actor, address, before, after } = entry;
    const { request_id, created_at, personal, previous_hash, hash } = entry;
    const isStaff = actor.type === 'staff';
    return {
      id,
      object: 'audit_entry',
      mode,
      sequence,
      action,
      object_type,
      object_id,
      actor: isStaff ? { ...shownActor(actor), id: actor.id } : actor,
      address: isStaff ? null : address,
      before: withoutNames(before),
      after: withoutNames(after),
      request_id,
      created_at: created_at.toISOString(),
      personal,
      previous_hash,
      hash,
    };
  });
}
