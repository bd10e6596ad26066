import type { Filing } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { insertTogether, preparedInserts, type RowsOf } from '#lib/service/db/insert-together';
import { businesses } from '#lib/service/db/schema/businesses';
import { documentLinks } from '#lib/service/db/schema/documents';
import { auditEntries, events } from '#lib/service/db/schema/events';
import { filingSecrets } from '#lib/service/db/schema/filing-secrets';
import { filings } from '#lib/service/db/schema/filings';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { findReplay } from '#lib/service/submission/find-replay';
import { keyedRequest, keyLock, newBinding } from '#lib/service/submission/make-once';

export type Submission = {
  /** The operationId: a key that was used for another operation is a conflict. */
  operation: string;
  key: string | null;
  /** The whole body as it was sent. */
  body: unknown;
  /** Further names that one transaction at a time may hold. */
  locks?: readonly string[];
};

export type Submitted = {
  filing: Filing;
  /** What the submission writes; it is written together with the binding of the key. */
  rows: Omit<RowsOf<(typeof submissionRows)['tables']>, 'idempotencyKeys'>;
};

/** The filing as JSON text, made now or by an earlier request with the same key. */
export type SubmitAnswer = {
  id: string;
  text: string;
  replayed: boolean;
};

const submissionRows = preparedInserts('submission_rows', {
  businesses,
  registeredAgents,
  filings,
  filingSecrets,
  documentLinks,
  events,
  auditEntries,
  idempotencyKeys,
});

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
  const request = key === null ? null : keyedRequest(ctx, { operation, key, sent: body });
  return withTenant(
    ctx,
    async (tx) => {
      const replay = request && (await findReplay(ctx, tx, request));
      if (replay?.resource) return { id: replay.id, text: replay.resource, replayed: true };
      const { filing, rows } = await submit(tx);
      const bindings = request ? [newBinding(ctx, request, filing)] : [];
      await insertTogether(tx, submissionRows, { ...rows, idempotencyKeys: bindings });
      return { id: filing.id, text: JSON.stringify(filing), replayed: false };
    },
    key === null ? locks : [keyLock(key), ...locks],
  );
}
