import { createHmac } from 'node:crypto';
import canonicalize from 'canonicalize';
import { eq } from 'drizzle-orm';
import { idempotencyHours } from '#lib/contract/lifetimes';
import { hourMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';

const lifetimeMs = idempotencyHours * hourMs;

/** One request under an idempotency key; records whether an earlier request had created the resource. */
export type Once = {
  /** The operationId: a key that was used for another operation is a conflict. */
  operation: string;
  key: string;
  /** The whole body as sent, with the ids in the address. */
  sent: unknown;
  replayed: boolean;
};

type Making<T> = {
  make: (tx: Tx) => Promise<T>;
  /** The current state of what an earlier request created. */
  show: (tx: Tx, id: string) => Promise<T>;
};

/**
 * Creates something in a transaction of the tenant, at most once for a key within 24 hours. The key is bound in the
 * same transaction, so a failure binds nothing; a concurrent request waits and gets the same result.
 */
export function makeOnce<T extends { id: string; object: string }>(
  ctx: Context,
  once: Once | undefined,
  { make, show }: Making<T>,
  locks: readonly string[] = [],
): Promise<T> {
  if (!once) return withTenant(ctx, make, locks);
  const request = keyedRequest(ctx, once);
  return withTenant(
    ctx,
    async (tx) => {
      const bound = await findReplay(ctx, tx, request);
      if (bound) {
        once.replayed = true;
        return show(tx, bound.id);
      }
      const made = await make(tx);
      await bindKey(tx, newBinding(ctx, request, made));
      return made;
    },
    [keyLock(request.key), ...locks],
  );
}

/** What an earlier request with the key created; undefined if there was none. */
export async function madeBefore<T>(
  ctx: Context,
  tx: Tx,
  once: Once | undefined,
  show: Making<T>['show'],
): Promise<T | undefined> {
  const bound = once && (await findReplay(ctx, tx, keyedRequest(ctx, once)));
  if (!bound) return undefined;
  once.replayed = true;
  return show(tx, bound.id);
}

export function keyedRequest(
  ctx: Context,
  { operation, key, sent }: Pick<Once, 'operation' | 'key' | 'sent'>,
): KeyedRequest {
  return { operation, key, fingerprint: fingerprintOf(ctx.parts.secrets.sealing, sent) };
}

export function keyLock(key: string): string {
  return `idempotency key ${key}`;
}

export function newBinding(
  ctx: Context,
  request: KeyedRequest,
  { id, object }: { id: string; object: string },
): typeof idempotencyKeys.$inferSelect {
  return {
    ...request,
    ...ofTenant(ctx),
    object,
    filing_id: id,
    bound_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + lifetimeMs),
  };
}

/** Bound as long as the approval may wait, plus the usual time after its end. */
export function bindingUntilDecided(
  ctx: Context,
  request: KeyedRequest,
  approval: { id: string; object: 'approval'; expires_at: string },
): typeof idempotencyKeys.$inferSelect {
  return {
    ...newBinding(ctx, request, approval),
    expires_at: new Date(Date.parse(approval.expires_at) + lifetimeMs),
  };
}

/** For an approval that was decided: the key answers `made` from now on, for the usual time. */
export async function rebind(
  ctx: Context,
  tx: Tx,
  key: string,
  { id, object }: { id: string; object: string },
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ object, filing_id: id, expires_at: new Date(ctx.now.getTime() + lifetimeMs) })
    .where(mine(ctx, idempotencyKeys, eq(idempotencyKeys.key, key)));
}

type KeyedRequest = {
  key: string;
  operation: string;
  fingerprint: string;
};

type Bound = {
  id: string;
  /** For a filing: the resource as JSON text, in its current state. */
  resource: string | null;
};

/**
 * What the key is bound to; null if it is free. Throws 409 if it was used for another request. A caller that goes on to
 * write holds the lock of the key.
 */
export async function findReplay(ctx: Context, tx: Tx, request: KeyedRequest): Promise<Bound | null> {
  const ofKey = mine(ctx, idempotencyKeys, eq(idempotencyKeys.key, request.key));
  const [bound] = await tx
    .select({
      operation: idempotencyKeys.operation,
      fingerprint: idempotencyKeys.fingerprint,
      expiresAt: idempotencyKeys.expires_at,
      object: idempotencyKeys.object,
      id: idempotencyKeys.filing_id,
      resource: filings.resource,
    })
    .from(idempotencyKeys)
    .leftJoin(filings, mine(ctx, filings, eq(filings.id, idempotencyKeys.filing_id)))
    .where(ofKey);
  if (!bound) return null;
  if (bound.expiresAt <= ctx.now) {
    await tx.delete(idempotencyKeys).where(ofKey);
    return null;
  }
  if (bound.operation !== request.operation) {
    throw conflict(`This key was used for another operation in the last ${idempotencyHours} hours.`, bound);
  }
  if (bound.fingerprint !== request.fingerprint) {
    throw conflict(otherRequest, bound);
  }
  return bound;
}

/**
 * Throws 409 if the key of an operator was bound at another partner at the same moment: that partner's row, and its
 * lock, are not seen here.
 */
export async function bindKey(tx: Tx, binding: typeof idempotencyKeys.$inferSelect): Promise<void> {
  const { key } = idempotencyKeys;
  const bound = await tx.insert(idempotencyKeys).values(binding).onConflictDoNothing().returning({ key });
  if (bound.length === 0) throw conflict(otherRequest);
}

const otherRequest = `This key was used with another body, or for another resource, in the last ${idempotencyHours} hours.`;

function conflict(what: string, bound?: { object: string; id: string }): ProblemError {
  return new ProblemError(
    'idempotency_key_conflict',
    `${what} Use a new key for a new submission, and the same key with the same body for a retry.`,
    bound && (bound.object === 'filing' ? { existing_filing_id: bound.id } : { existing_id: bound.id }),
  );
}

/**
 * Equal for bodies with the same content, whatever the order of their members. Unknown members count. It is a keyed
 * hash, because a plain hash of a body with nine digits could be guessed.
 */
export function fingerprintOf(secret: string, body: unknown): string {
  return createHmac('sha256', secret)
    .update(canonicalize(body) ?? '')
    .digest('hex');
}
