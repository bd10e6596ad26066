import { and, eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { ProblemError } from '#lib/service/errors';

/** The filing that the key is bound to, in its current state; null where the key is free. The caller holds its lock. */
export async function findReplay(
  ctx: Context,
  tx: Tx,
  request: { key: string; operation: string; fingerprint: string },
): Promise<string | null> {
  const ofKey = and(
    eq(idempotencyKeys.organization_id, ctx.organizationId),
    eq(idempotencyKeys.mode, ctx.mode),
    eq(idempotencyKeys.key, request.key),
  );
  const [bound] = await tx
    .select({
      operation: idempotencyKeys.operation,
      fingerprint: idempotencyKeys.fingerprint,
      expiresAt: idempotencyKeys.expires_at,
      filingId: filings.id,
      resource: filings.resource,
    })
    .from(idempotencyKeys)
    .innerJoin(
      filings,
      and(
        eq(filings.organization_id, ctx.organizationId),
        eq(filings.mode, ctx.mode),
        eq(filings.id, idempotencyKeys.filing_id),
      ),
    )
    .where(ofKey);
  if (!bound) return null;
  if (bound.expiresAt <= ctx.now) {
    await tx.delete(idempotencyKeys).where(ofKey);
    return null;
  }
  if (bound.operation !== request.operation) {
    throw conflict('This key was used for another operation in the last 24 hours.', bound.filingId);
  }
  if (bound.fingerprint !== request.fingerprint) {
    throw conflict('This key was used with another body in the last 24 hours.', bound.filingId);
  }
  return bound.resource;
}

function conflict(what: string, filingId: string): ProblemError {
  return new ProblemError(
    'idempotency_key_conflict',
    `${what} Use a new key for a new submission, and the same key with the same body for a retry.`,
    { existing_filing_id: filingId },
  );
}
