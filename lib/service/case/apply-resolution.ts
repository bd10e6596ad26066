import { askedFields } from '#lib/contract/asked-fields';
import { RegisteredAgentRequest } from '#lib/contract/party';
import { answeredName } from '#lib/rules/case/answered-name';
import { changeBusinessByAnswer } from '#lib/service/case/change-business-by-answer';
import { checkRenaming } from '#lib/service/case/check-renaming';
import type { LockedCase } from '#lib/service/case/lock-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { loadRelatives } from '#lib/service/filing/load-surroundings';
import { lockFiling } from '#lib/service/filing/lock-filing';
import type { FilingPatch } from '#lib/service/filing/render-filing';
import { appointAgent } from '#lib/service/registered-agent/appoint-agent';
import { endTerminationCase } from '#lib/service/registered-agent/end-termination-case';

/** The effects of resolving a case beyond the case itself. */
export type Resolution =
  /** `filing` is null where the answer changes nothing of it. */
  | { ok: true; filing: FilingPatch | null }
  /** `reason` says in words why it cannot be resolved. */
  | { ok: false; reason: string };

const nothing: Resolution = { ok: true, filing: null };

/** Applies the answer of a case to the filing and its business: name, addresses, purpose and agent. */
export async function applyResolution(ctx: Context, tx: Tx, locked: LockedCase): Promise<Resolution> {
  const { row, filing } = locked;
  const answers = answersThatCount(locked);
  if (row.kind === 'ra_termination') {
    if (row.parent_type === 'business') {
      refuseUnanswered(locked, answers);
      await endTerminationCase(ctx, tx, row.parent_id, answers);
    }
    if (answers.keep_service === true) return nothing;
  }
  // An EIN application is for the company as named by its formation.
  if (filing === null || filing.type === 'ein') return nothing;
  const answered = answeredName({ fields: answers })?.name;
  const name = answered === filing.legal_name ? undefined : answered;
  let patch: FilingPatch = {};
  if (name !== undefined) {
    const { refusal, nameCheck } = await checkRenaming(ctx, tx, filing, name);
    if (refusal) return { ok: false, reason: refusal.message };
    await renameBundled(ctx, tx, filing, name);
    patch = { legal_name: name, name_check: nameCheck };
  }
  const changed = await changeBusinessByAnswer(ctx, tx, filing, answers, name);
  const agent = RegisteredAgentRequest.safeParse(answers.registered_agent).data;
  if (agent) await appointAgent(ctx, tx, filing, agent);
  const isEffective = name !== undefined || changed || agent !== undefined;
  return { ok: true, filing: isEffective ? patch : null };
}

/** An agent that has ended never comes back, and a company must not be without one by oversight. */
function refuseUnanswered({ row }: LockedCase, answers: Record<string, unknown>): void {
  if (Object.keys(answers).length > 0) return;
  const detail = 'Nobody has answered who takes over as registered agent, so the service cannot end here.';
  throw new ProblemError('conflict', detail, { case_status: row.status });
}

/**
 * The answer under review, without fields that the case does not ask for. An answer that was sent back does not count.
 */
function answersThatCount({ row }: LockedCase): Record<string, unknown> {
  const { request, response, status } = row;
  if (!request || !response || status !== 'under_review') return {};
  const names = askedFields(request.fields, response.fields).map(({ name }) => name);
  return Object.fromEntries(Object.entries(response.fields).filter(([name]) => names.includes(name)));
}

/** Filings that were submitted with a formation are for the company under its new name. */
async function renameBundled(ctx: Context, tx: Tx, filing: FilingRow, name: string): Promise<void> {
  for (const { id } of await loadRelatives(ctx, tx, filing)) {
    await changeFiling(ctx, tx, await lockFiling(ctx, tx, id), { legal_name: name }, 'filing.updated');
  }
}
