import { eq, sql } from 'drizzle-orm';
import type { EventType } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type AuditEntryRow, auditEntries } from '#lib/service/db/schema/audit';
import { events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { changedMembers } from '#lib/service/event/changed-members';
import { shownActor } from '#lib/service/event/shown-actor';
import { newId } from '#lib/service/ids';
import { noticedTypes } from '#lib/service/notice/notice-of';
import { redactValue } from '#lib/service/request-log/redact';

export type Happening = {
  type: EventType;
  /** The resource after the change. */
  object: { id?: string; object: string };
  /** The resource before the change, if it existed: the event says what changed. */
  before?: object;
  /** The filing to whose history this belongs, if any. */
  filingId?: string | null;
  /** Its number in that history, if the filing has counted it already. */
  sequence?: number;
  /** The members that the audit log has of the resource if it is to have less than the event, which can be redacted. */
  audited?: readonly string[];
};

/**
 * Writes the event and its audit row in the transaction that causes them. The database fans it out: the trigger
 * `events_are_delivered` of migration 0054 queues a delivery to each endpoint that wants it, in the same transaction.
 */
export function recordEvent(ctx: Context, tx: Tx, happening: Happening): Promise<void> {
  return recordEvents(ctx, tx, [happening]);
}

/** Like `recordEvent`, for several at once. */
export async function recordEvents(ctx: Context, tx: Tx, happenings: Happening[]): Promise<void> {
  const counted: Happening[] = [];
  for (const happening of happenings) {
    const { filingId, sequence } = happening;
    const counts = filingId && sequence === undefined;
    counted.push(counts ? { ...happening, sequence: await nextSequence(ctx, tx, filingId) } : happening);
  }
  const rows = eventRows(ctx, counted);
  await tx.insert(events).values(rows.events);
  await tx.insert(auditEntries).values(rows.auditEntries);
  // Test mode is simulated, so nobody gets an email about it.
  for (const { id, type } of ctx.mode === 'live' ? rows.events : []) {
    if (!noticedTypes.has(type)) continue;
    const payload = { organization_id: ctx.organizationId, mode: ctx.mode, event_id: id };
    await ctx.parts.jobs.enqueue(tx, 'send-notices', payload);
  }
}

/**
 * The rows that `recordEvents` writes, for a statement that writes other rows too. Each filing's event has its
 * sequence.
 */
export function eventRows(
  ctx: Context,
  happenings: Happening[],
): { events: (typeof events.$inferSelect)[]; auditEntries: (typeof auditEntries.$inferSelect)[] } {
  const ids = happenings.map(() => newId(ctx.now));
  return {
    events: happenings.map(({ type, object, before, filingId, sequence }, at) => ({
      ...ofTenant(ctx),
      id: ids[at] ?? newId(ctx.now),
      type,
      filing_id: filingId ?? null,
      sequence: filingId ? (sequence ?? 0) : 0,
      actor: shownActor(ctx.actor),
      object: { ...object },
      previous_attributes: before ? changedMembers(before, object) : null,
      request_id: requestOf(ctx),
      created_at: ctx.now,
    })),
    auditEntries: happenings.map(({ type, object, filingId, audited }, at) =>
      auditRow(ctx, type, object.object, object.id ?? filingId ?? null, {
        ...(audited
          ? { after: pick<Record<string, unknown>>({ ...object }, audited) }
          : { event_id: ids[at] ?? null }),
      }),
    ),
  };
}

/** Timers have no request of their own, and neither has the past of the demo. */
function requestOf({ actor, requestId }: Context): string | null {
  const isAsked = actor.type === 'person' || actor.type === 'api_key';
  return isAsked && requestId !== 'demo' ? requestId : null;
}

async function nextSequence(ctx: Context, tx: Tx, filingId: string): Promise<number> {
  const [row] = await tx
    .update(filings)
    .set({ sequence: sql`${filings.sequence} + 1` })
    .where(mine(ctx, filings, eq(filings.id, filingId)))
    .returning({ sequence: filings.sequence });
  return row?.sequence ?? 0;
}

/**
 * The changed members, before and after. Secrets in them are masked; names and emails of people are left out, because
 * they could not be erased.
 */
export type Changes = { before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Those of the named members that a change has really changed. */
export function differences<T extends object>(before: T, after: T, members: readonly (keyof T & string)[]) {
  const was = changedMembers(pick(before, members), pick(after, members));
  return { before: was, after: pick(after, Object.keys(was) as (keyof T & string)[]) };
}

function pick<T extends object>(row: T, members: readonly (keyof T & string)[]): Record<string, unknown> {
  return Object.fromEntries(members.map((name) => [name, row[name] ?? null]));
}

/**
 * Records who did what to which object. Every change of state has an entry, and so has every reading of a document or
 * secret. `changes` is null only if no row changes that may be shown: for a reading, a refusal or a secret.
 */
export async function audit(
  ctx: Context,
  tx: Tx,
  action: string,
  objectType: string,
  objectId: string | null,
  changes: Changes | null,
): Promise<void> {
  const { before = null, after = null } = changes ?? {};
  const masked = { before: masksOf(before), after: masksOf(after) };
  await tx.insert(auditEntries).values(auditRow(ctx, action, objectType, objectId, masked));
}

/** Like `audit`, for the same action on several objects. */
export async function auditEach(
  ctx: Context,
  tx: Tx,
  action: string,
  objectType: string,
  objects: readonly (Changes & { id: string })[],
): Promise<void> {
  if (objects.length === 0) return;
  const rows = objects.map(({ id, before = null, after = null }) =>
    auditRow(ctx, action, objectType, id, { before: masksOf(before), after: masksOf(after) }),
  );
  await tx.insert(auditEntries).values(rows);
}

function masksOf(members: Record<string, unknown> | null): Record<string, unknown> | null {
  return members && (redactValue(members) as Record<string, unknown>);
}

function auditRow(
  ctx: Context,
  action: string,
  objectType: string,
  objectId: string | null,
  change: Partial<Pick<AuditEntryRow, 'event_id' | 'before' | 'after'>>,
): AuditEntryRow {
  return {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    action,
    object_type: objectType,
    object_id: objectId ?? ctx.organizationId,
    actor: ctx.actor,
    request_id: ctx.requestId,
    address: ctx.address,
    created_at: ctx.now,
    event_id: null,
    before: null,
    after: null,
    ...change,
    sequence: null,
    personal: null,
    previous_hash: null,
    hash: null,
  };
}
