import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { asc, between, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Db } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type AuditEntryRow, auditEntries } from '#lib/service/db/schema/audit';
import { type EventRow, events } from '#lib/service/db/schema/events';

/** An entry with the values before and after from its event. */
export type TrailEntry = Omit<AuditEntryRow, 'event_id'>;

type TrailQuery = {
  where?: SQL | undefined;
  order: SQL;
  limit: number;
  /** Whether no entry between the first and the last is left out, so that their events are a range too. */
  isConsecutive: boolean;
};

/** The tenant's entries that meet the condition, in the given order. */
export async function readTrail(
  db: Db,
  tenant: Tenant,
  { where, order, limit, isConsecutive }: TrailQuery,
): Promise<TrailEntry[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(mine(tenant, auditEntries, where))
    .orderBy(order)
    .limit(limit);
  const changes = await readChanges(db, tenant, rows, isConsecutive);
  return rows.map(({ event_id, ...entry }) =>
    event_id === null ? entry : { ...entry, ...beforeAndAfter(changes.get(event_id)) },
  );
}

type Tenant = Pick<Context, 'organizationId' | 'mode'>;
type Change = Pick<EventRow, 'object' | 'previous_attributes'>;

/**
 * What the events of these entries say, by their ids. It is a statement of its own, because a join is planned as a scan
 * of all events of the organization if the statistics are older than its entries.
 */
async function readChanges(
  db: Db,
  tenant: Tenant,
  rows: AuditEntryRow[],
  isConsecutive: boolean,
): Promise<Map<string, Change>> {
  const ids = rows.flatMap(({ event_id }) => event_id ?? []).toSorted();
  const [low, high] = [ids[0], ids.at(-1)];
  if (low === undefined || high === undefined) return new Map();
  const { id, object, previous_attributes } = events;
  const read = (condition: SQL) =>
    db
      .select({ id, object, previous_attributes })
      .from(events)
      .where(mine(tenant, events, condition))
      .orderBy(asc(id))
      .limit(ids.length * 2);
  // Without statistics, the planner uses the primary key for a range but not for a list.
  const ranged = isConsecutive ? await read(between(id, low, high)) : [];
  const changes = new Map(ranged.map((event) => [event.id, event]));
  // One id far from the others makes the range long.
  const left = ids.filter((one) => !changes.has(one));
  if (left.length > 0) for (const event of await read(inArray(id, left))) changes.set(event.id, event);
  return changes;
}

function beforeAndAfter(change: Change | undefined): Pick<TrailEntry, 'before' | 'after'> {
  const { object = null, previous_attributes: before = null } = change ?? {};
  if (!object || !before) return { before, after: object };
  const after = Object.fromEntries(Object.keys(before).map((name) => [name, object[name] ?? null]));
  return { before, after };
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
