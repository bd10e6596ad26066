import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import type { Context, Parts } from '#lib/service/context';
import type { PlanStateRow } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { createForeignQualification } from '#lib/service/foreign-qualification/create-foreign-qualification';
import { jobContext } from '#lib/service/jobs/job-context';
import type { JobPayloads } from '#lib/service/jobs/job-names';
import { endState } from '#lib/service/plan/end-state';
import { type LoadedPlan, lockPlan, readPlan } from '#lib/service/plan/load-plan';
import { replaceKey } from '#lib/service/plan/plan-states-of-key';
import { sentBody } from '#lib/service/submission/sent-body';

export async function submitPlanStateJob(
  parts: Parts,
  { plan_id, jurisdiction, ...tenant }: JobPayloads['submit-plan-state'],
): Promise<void> {
  await submitPlanState(await jobContext(parts, tenant), plan_id, jurisdiction);
}

/**
 * Submits one state in the name of the person who submitted the plan. The filing and its record in the plan are one
 * transaction under the key of the state, so that a retry cannot create a second filing. If that key was used for
 * something else meanwhile, the state gets another.
 */
export async function submitPlanState(service: Context, planId: string, jurisdiction: string): Promise<void> {
  const state = stateOf(await withTenant(service, (tx) => readPlan(service, tx, planId)), jurisdiction);
  if (state?.status !== 'sending' || !state.submission) return;
  const { actor, request_id, address } = state.submitter ?? {};
  const ctx: Context = {
    ...service,
    ...(actor && { actor, requestId: request_id ?? service.requestId, address: address ?? null }),
  };
  try {
    await fileState(ctx, state, state.submission);
  } catch (error) {
    if (!(error instanceof ProblemError) || isPassing(error)) throw error;
    const isUsed = error.code === 'idempotency_key_conflict';
    await withTenant(ctx, async (tx) => {
      const loaded = await lockPlan(ctx, tx, planId);
      const current = stateOf(loaded, jurisdiction);
      if (current?.status !== 'sending') return;
      if (isUsed) await replaceKey(ctx, tx, state.idempotency_key);
      else await endState(ctx, tx, loaded, current, { refusal: error });
    });
    if (isUsed) await submitPlanState(service, planId, jurisdiction);
  }
}

async function fileState(
  ctx: Context,
  { idempotency_key }: PlanStateRow,
  body: Record<string, unknown>,
): Promise<void> {
  const parsed = ForeignQualificationRequest.safeParse(body);
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  await createForeignQualification(ctx, parsed.data, sentBody(body), idempotency_key);
}

function stateOf({ states }: LoadedPlan, jurisdiction: string): PlanStateRow | undefined {
  return states.find((state) => state.jurisdiction === jurisdiction);
}

/** An error of the service, not a refusal: the job is retried. */
function isPassing({ code }: ProblemError): boolean {
  return code === 'internal_error' || code === 'unavailable';
}
