import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { ProblemError } from '#lib/service/errors';

export type KeyedRequest = {
  key: string;
  operation: string;
  fingerprint: string;
};

type Bound = {
  id: string;
  /** Of a filing: the resource as JSON text, in its current state. */
  resource: string | null;
};

/**
 * What the key is bound to; null where it is free. Throws 409 where it was used for another request. Who then writes
 * holds the lock of the key.
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
    throw conflict('This key was used for another operation in the last 24 hours.', bound);
  }
  if (bound.fingerprint !== request.fingerprint) {
    throw conflict('This key was used with another body in the last 24 hours.', bound);
  }
  return bound;
}

function conflict(what: string, { object, id }: { object: string; id: string }): ProblemError {
  return new ProblemError(
    'idempotency_key_conflict',
    `${what} Use a new key for a new submission, and the same key with the same body for a retry.`,
    object === 'filing' ? { existing_filing_id: id } : { existing_id: id },
  );
}
