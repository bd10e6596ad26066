import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/service/db/database';
import { sameTenant } from '#lib/service/db/mine';
import { type AuditEntryRow, auditEntries } from '#lib/service/db/schema/audit';
import { events } from '#lib/service/db/schema/events';

/** An entry with the values before and after from its event. */
export type TrailEntry = Omit<AuditEntryRow, 'event_id'>;

type Read = AuditEntryRow & {
  eventObject: Record<string, unknown> | null;
  eventBefore: Record<string, unknown> | null;
};

/** Entries in the given order. */
export async function readTrail(
  db: Db,
  condition: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<TrailEntry[]> {
  const rows = await db
    .select({
      ...getTableColumns(auditEntries),
      eventObject: events.object,
      eventBefore: events.previous_attributes,
    })
    .from(auditEntries)
    .leftJoin(events, and(sameTenant(auditEntries, events), eq(events.id, auditEntries.event_id)))
    .where(condition)
    .orderBy(order)
    .limit(limit);
  return rows.map(withEvent);
}

function withEvent({ event_id, eventObject, eventBefore, ...entry }: Read): TrailEntry {
  if (event_id === null) return entry;
  const after =
    eventObject && eventBefore
      ? Object.fromEntries(Object.keys(eventBefore).map((name) => [name, eventObject[name] ?? null]))
      : eventObject;
  return { ...entry, before: eventBefore, after };
}

/** What the hash of an entry covers, besides its position. */
type Hashed = Omit<TrailEntry, 'organization_id' | 'sequence' | 'previous_hash' | 'hash'>;

/** The hash before the first entry of a chain. */
export const beginningHash = '0'.repeat(64);

/**
 * In hex: the hash of the previous hash followed by the canonical JSON (RFC 8785) of everything that the entry says.
 */
export function hashEntry(
  previousHash: string,
  sequence: number,
  { before, after, ...entry }: Hashed,
): string {
  return hashWhole(previousHash, sequence, {
    ...entry,
    before: withoutNames(before),
    after: withoutNames(after),
  });
}

/** The format in which entries were sealed before names of people could be erased from event data. */
export function hashWhole(previousHash: string, sequence: number, entry: Hashed): string {
  const { id, mode, action, object_type, object_id, actor, address, personal } = entry;
  const { before, after, request_id, created_at } = entry;
  const content = {
    id,
    mode,
    sequence,
    action,
    object_type,
    object_id,
    actor,
    address,
    personal,
    before,
    after,
    request_id,
    created_at: created_at.toISOString(),
  };
  return createHash('sha256')
    .update(previousHash)
    .update(canonicalize(content) ?? '')
    .digest('hex');
}

const nameMembers = new Set(['created_by', 'updated_by']);

/** A resource names people by id and name: the chain covers the id, the name can be erased. */
export function withoutNames<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNames) as T;
  if (typeof value !== 'object' || value === null) return value;
  const isActor = 'type' in value && (value.type === 'person' || value.type === 'staff');
  const members = Object.entries(value).map(([name, member]) => {
    const isName = nameMembers.has(name) || (isActor && name === 'name');
    return [name, isName && typeof member === 'string' ? '' : withoutNames(member)];
  });
  return Object.fromEntries(members) as T;
}
