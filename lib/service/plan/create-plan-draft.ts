import type { CreatePlanDraftRequest, PlanDraft } from '#lib/contract/plan-draft';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { insertPlan } from '#lib/service/plan/insert-plan';
import { readPlan } from '#lib/service/plan/load-plan';
import { newCompanyName } from '#lib/service/plan/new-company-name';
import { refuseUnsupported } from '#lib/service/plan/refuse-unsupported';
import { refuseLongAnswers, storedAnswers } from '#lib/service/plan/stored-answers';
import { toPlanDraft } from '#lib/service/plan/to-plan-draft';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/**
 * Creates a draft: one business and one or more states, or a formation. Each state gets the idempotency key that every
 * attempt to submit it uses.
 */
export async function createPlanDraft(
  ctx: Context,
  input: CreatePlanDraftRequest,
  once?: Once,
): Promise<PlanDraft> {
  const { type = 'foreign_qualification', jurisdictions } = input;
  // Answers known in advance. No person typed them, so they have no stamp.
  const answers = storedAnswers(input.answers, '/answers');
  refuseLongAnswers([answers]);
  const make = async (tx: Tx) => {
    const business = input.business_id ? await loadBusiness(ctx, tx, input.business_id) : null;
    refuseUnsupported(ctx, type, jurisdictions);
    const { row, states } = await insertPlan(ctx, tx, {
      type,
      business_id: business?.id ?? null,
      business_name: business?.legal_name ?? newCompanyName(answers),
      answers,
      jurisdictions,
    });
    return toPlanDraft(ctx, row, states);
  };
  return makeOnce(ctx, once, {
    make,
    show: async (tx, id) => {
      const { row, states } = await readPlan(ctx, tx, id);
      return toPlanDraft(ctx, row, states);
    },
  });
}
