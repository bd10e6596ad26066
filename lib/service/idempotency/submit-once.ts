import type { Filing } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { insertTogether, type NewRows, newRows, preparedInserts } from '#lib/service/db/insert-together';
import { businesses } from '#lib/service/db/schema/businesses';
import { auditEntries, events } from '#lib/service/db/schema/events';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { findReplay } from '#lib/service/idempotency/find-replay';
import { fingerprintOf } from '#lib/service/idempotency/fingerprint';

export interface Submission {
  /** The operationId: a key that was used for another operation is a conflict. */
  operation: string;
  key: string | null;
  /** The whole body as it was sent. */
  body: unknown;
  /** Further names that one transaction at a time may hold. */
  locks?: readonly string[];
}

export interface Submitted {
  filing: Filing;
  /** What the submission writes; it is written together with the binding of the key. */
  rows: readonly NewRows[];
}

/** The filing as JSON text, made now or by an earlier request with the same key. */
export interface SubmitAnswer {
  text: string;
  replayed: boolean;
}

const submissionRows = preparedInserts('submission_rows', [
  businesses,
  registeredAgents,
  filings,
  events,
  auditEntries,
  idempotencyKeys,
]);

const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Runs `submit` at most once for a key, payload and operation within 24 hours. A replay wins before any check. The
 * key is bound in the transaction of the submission, so one that fails binds nothing; who comes at the same time
 * waits for it and is answered with its filing.
 */
export function submitOnce(
  ctx: Context,
  { operation, key, body, locks = [] }: Submission,
  submit: (tx: Tx) => Promise<Submitted>,
): Promise<SubmitAnswer> {
  const request =
    key === null ? null : { key, operation, fingerprint: fingerprintOf(ctx.parts.secrets.sealing, body) };
  return withTenant(
    ctx,
    async (tx) => {
      const replay = request && (await findReplay(ctx, tx, request));
      if (replay) return { text: replay, replayed: true };
      const { filing, rows } = await submit(tx);
      const binding = request && {
        ...request,
        organization_id: ctx.organizationId,
        mode: ctx.mode,
        filing_id: filing.id,
        bound_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + lifetimeMs),
      };
      await insertTogether(tx, submissionRows, binding ? [...rows, newRows(idempotencyKeys, binding)] : rows);
      return { text: JSON.stringify(filing), replayed: false };
    },
    key === null ? locks : [`idempotency key ${key}`, ...locks],
  );
}
