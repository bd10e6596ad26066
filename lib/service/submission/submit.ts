import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingSecretRow } from '#lib/service/db/schema/filing-secrets';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { eventRows } from '#lib/service/event/record-event';
import { type Check, jurisdictionNotSupported } from '#lib/service/submission/checks';
import { insertSubmission } from '#lib/service/submission/insert-submission';
import { findReplay, keyedRequest, keyLock, newBinding } from '#lib/service/submission/make-once';
import { type SearchedName, searchRegister } from '#lib/service/submission/names-on-record';
import { exactBody, type SentBody } from '#lib/service/submission/sent-body';
import type { Submission } from '#lib/service/submission/submission';
import { type NewFiling, newLinks } from '#lib/service/submission/submission-rows';

/** In what a foreign qualification and a formation differ. */
export type Submitting<A extends Submission> = {
  /** The operationId: a key that was used for another operation is a conflict. */
  operation: string;
  submission: Submission;
  name: SearchedName;
  /** Names that one transaction at a time may hold, beside the key. */
  locks?: readonly string[];
  load: (tx: Tx, submission: Submission) => Promise<A>;
  checks: readonly Check<A>[];
  make: (application: A, rules: JurisdictionRules) => Made;
};

/** What is written: the first of the filings is the answer, any other is bundled with it. */
export type Made = {
  business: BusinessRow;
  agent: RegisteredAgentRow;
  filings: [NewFiling, ...NewFiling[]];
  secrets?: FilingSecretRow[];
};

/** The filing as JSON text, made now or by an earlier request with the same key. */
export type SubmitAnswer = {
  id: string;
  text: string;
  replayed: boolean;
};

/**
 * Submits at most once for a key, payload and operation within 24 hours. A replay wins before any check; the first check
 * that fails is the answer, and nothing is written then. The key is bound with the rows of the submission, so one that
 * fails binds nothing; who comes at the same time waits for it and is answered with its filing.
 */
export async function submit<A extends Submission>(
  ctx: Context,
  { body, json }: SentBody,
  key: string | null,
  { operation, submission, name, locks = [], load, checks, make }: Submitting<A>,
): Promise<SubmitAnswer> {
  const request =
    key === null ? null : keyedRequest(ctx, { operation, key, sent: exactBody({ body, json }) });
  // Nothing goes over a network inside the transaction.
  const register = await searchRegister(ctx, submission.jurisdiction, name);
  return withTenant(
    ctx,
    async (tx) => {
      const replay = request && (await findReplay(ctx, tx, request));
      if (replay?.resource) return { id: replay.id, text: replay.resource, replayed: true };

      const application = await load(tx, { ...submission, ...register });
      for (const check of checks) {
        const refusal = check(application);
        if (refusal) throw refusal;
      }
      const { type, jurisdiction, rules } = application;
      if (!rules) throw jurisdictionNotSupported(type, String(jurisdiction));

      const { business, agent, filings: made, secrets = [] } = make(application, rules);
      const [{ row, filing }] = made;
      await insertSubmission(tx, {
        businesses: [business],
        registeredAgents: [agent],
        filings: made.map((one) => one.row),
        filingSecrets: secrets,
        documentLinks: newLinks(ctx, row.id, filing.documents),
        ...eventRows(ctx, [
          ...made.map((one) => ({
            type: 'filing.created' as const,
            object: one.filing,
            filingId: one.row.id,
            sequence: one.row.sequence,
          })),
          { type: 'business.created', object: toBusiness(business) },
        ]),
        idempotencyKeys: request ? [newBinding(ctx, request, filing)] : [],
      });
      if (row.next_step_at) await enqueueFirstStep(ctx, tx, row.id);
      return { id: row.id, text: row.resource, replayed: false };
    },
    key === null ? locks : [keyLock(key), ...locks],
  );
}

/** Jobs wait in real time; the filing's own next step is in test time. */
function enqueueFirstStep(ctx: Context, tx: Tx, filingId: string): Promise<void> {
  const { jobs, clock, env } = ctx.parts;
  return jobs.enqueue(
    tx,
    'advance-sandbox-filing',
    { organization_id: ctx.organizationId, filing_id: filingId },
    new Date(clock().getTime() + env.SANDBOX_STEP_SECONDS * 1000),
  );
}
