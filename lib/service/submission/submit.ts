import type { Approval, ApprovalOperation } from '#lib/contract/approval';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { holdForApproval, rulesQuery } from '#lib/service/approval/hold-for-approval';
import { loadApproval } from '#lib/service/approval/load-approval';
import { toApproval } from '#lib/service/approval/to-approval';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingSecretRow } from '#lib/service/db/schema/filing-secrets';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { withTenant } from '#lib/service/db/tenant';
import { eventRows } from '#lib/service/event/record-event';
import { endPlanStateOfKey } from '#lib/service/plan/plan-states-of-key';
import { enqueueStep } from '#lib/service/sandbox/enqueue-step';
import { sandboxPause } from '#lib/service/sandbox/sandbox-pause';
import { type Check, jurisdictionNotSupported } from '#lib/service/submission/checks';
import { insertSubmission } from '#lib/service/submission/insert-submission';
import {
  bindingUntilDecided,
  findReplay,
  keyedRequest,
  keyLock,
  newBinding,
} from '#lib/service/submission/make-once';
import { type SearchedName, searchRegister } from '#lib/service/submission/names-on-record';
import { exactBody, type SentBody } from '#lib/service/submission/sent-body';
import type { Submission } from '#lib/service/submission/submission';
import { type NewFiling, newLinks } from '#lib/service/submission/submission-rows';

/** How a foreign qualification and a formation differ. */
export type Submitting<A extends Submission> = {
  /** The operationId: a key that was used for another operation is a conflict. */
  operation: ApprovalOperation;
  submission: Submission;
  /** The home record; null for a formation, which makes it. */
  businessId: string | null;
  name: SearchedName;
  /** Names that only one transaction at a time may hold, besides the key. */
  locks?: readonly string[];
  /** Statements that `load` runs first, sent with the message that opens the transaction. */
  ahead?: readonly string[];
  load: (tx: Tx, submission: Submission) => Promise<A>;
  checks: readonly Check<A>[];
  make: (application: A, rules: JurisdictionRules) => Made;
};

/** The rows to write: the first filing is the answer, any other is bundled with it. */
export type Made = {
  business: BusinessRow;
  agent: RegisteredAgentRow;
  filings: [NewFiling, ...NewFiling[]];
  secrets?: FilingSecretRow[];
};

/**
 * The filing as JSON text, or the approval that the submission waits for; created now or by an earlier request with the
 * key.
 */
export type SubmitAnswer =
  | { object: 'filing'; id: string; text: string; replayed: boolean }
  | { object: 'approval'; approval: Approval; replayed: boolean };

/**
 * Submits at most once for a key, payload and operation within 24 hours. A replay comes before any check; the first
 * check that fails is the answer, and then nothing is written. If an approval rule of the organization holds it, it
 * waits for an approval instead. The key is bound with the rows of the submission, so a failed one binds nothing; a
 * concurrent request waits and gets the same filing. If it is the key of a plan's state, the plan records the outcome.
 */
export async function submit<A extends Submission>(
  ctx: Context,
  whole: SentBody,
  key: string | null,
  submitting: Submitting<A>,
): Promise<SubmitAnswer> {
  const { operation, submission, businessId, locks = [], ahead = [] } = submitting;
  const request = key === null ? null : keyedRequest(ctx, { operation, key, sent: exactBody(whole) });
  const register = await registerOf(ctx, submitting);
  const rules = rulesQuery(ctx);
  const { type, jurisdiction } = submission;
  const recordInPlan = async (tx: Tx, filing_id: string) => {
    if (key === null) return;
    await endPlanStateOfKey(ctx, tx, key, { type, jurisdiction, business_id: businessId }, { filing_id });
  };
  return withTenant(
    ctx,
    async (tx): Promise<SubmitAnswer> => {
      const replay = request && (await findReplay(ctx, tx, request));
      if (replay?.resource) {
        await recordInPlan(tx, replay.id);
        return { object: 'filing', id: replay.id, text: replay.resource, replayed: true };
      }
      if (replay) {
        return {
          object: 'approval',
          approval: toApproval(await loadApproval(ctx, tx, replay.id)),
          replayed: true,
        };
      }
      const made = await makeChecked(tx, submitting, register);
      const [{ row, filing }] = made.filings;
      const approval = await holdForApproval(ctx, tx, {
        operation,
        filing: row,
        hasSecrets: made.secrets !== undefined,
        json: whole.json,
        rules,
        key,
      });
      if (approval) {
        if (request) await tx.insert(idempotencyKeys).values(bindingUntilDecided(ctx, request, approval));
        return { object: 'approval', approval, replayed: false };
      }
      const plan = await insertChecked(ctx, tx, made, request ? [newBinding(ctx, request, filing)] : []);
      if (plan !== null) await recordInPlan(tx, row.id);
      return { object: 'filing', id: row.id, text: row.resource, replayed: false };
    },
    locksOf(key, locks),
    [...ahead, rules],
  );
}

export function locksOf(key: string | null, locks: readonly string[]): readonly string[] {
  return key === null ? locks : [keyLock(key), ...locks];
}

/** What the state's register knows of the name. Nothing uses the network inside the transaction. */
export function registerOf(
  ctx: Context,
  { submission, name }: Pick<Submitting<Submission>, 'submission' | 'name'>,
) {
  return searchRegister(ctx, submission.jurisdiction, name);
}

/** Runs every check and builds the rows, without writing them. Throws on the first check that fails. */
export async function makeChecked<A extends Submission>(
  tx: Tx,
  { submission, load, checks, make }: Submitting<A>,
  register: Awaited<ReturnType<typeof registerOf>>,
): Promise<Made> {
  const application = await load(tx, { ...submission, ...register });
  for (const check of checks) {
    const refusal = check(application);
    if (refusal) throw refusal;
  }
  const { type, jurisdiction, rules } = application;
  if (!rules) throw jurisdictionNotSupported(type, String(jurisdiction));
  return make(application, rules);
}

/**
 * Writes the rows with their events, and starts the sandbox steps of a test filing. Returns the id of the plan whose
 * state's key is bound.
 */
export async function insertChecked(
  ctx: Context,
  tx: Tx,
  { business, agent, filings: made, secrets = [] }: Made,
  bindings: (typeof idempotencyKeys.$inferSelect)[],
): Promise<string | null> {
  const [{ row, filing }] = made;
  const plan = await insertSubmission(ctx, tx, {
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
    idempotencyKeys: bindings,
  });
  const { startAfter } = sandboxPause(ctx);
  if (row.next_step_at) await enqueueStep(ctx, tx, { filingId: row.id, at: row.next_step_at, startAfter });
  return plan;
}
