import { randomUUID } from 'node:crypto';
import type { CreatePlanRequest, Plan } from '#lib/contract/console/plan';
import type { Context } from '#lib/service/context';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { newId } from '#lib/service/ids';
import { loadBusiness } from '#lib/service/verbs/business/get-business';
import { newCompanyName } from '#lib/service/verbs/console/new-company-name';
import { toPlan } from '#lib/service/verbs/console/to-plan';
import { audit } from '#lib/service/verbs/record-event';

/** Begins a draft: one business and one state or more, or a formation; a key for each state that every try to submit it will carry. */
export async function createPlan(ctx: Context, input: CreatePlanRequest): Promise<Plan> {
  const jurisdictions = [...new Set(input.jurisdictions)];
  const unknown = input.jurisdictions.findIndex((code) => !ctx.parts.jurisdictions.has(code));
  if (unknown >= 0) {
    const detail = `${input.jurisdictions[unknown]} is not a state that is known here.`;
    throw invalid([{ pointer: `/jurisdictions/${unknown}`, code: 'invalid_value', detail }]);
  }
  return withTenant(ctx, async (tx) => {
    const business = input.business_id ? await loadBusiness(ctx, tx, input.business_id) : null;
    const tenant = { organization_id: ctx.organizationId, mode: ctx.mode };
    const row: PlanRow = {
      ...tenant,
      id: newId(ctx.now),
      type: input.type ?? 'foreign_qualification',
      business_id: business?.id ?? null,
      business_name: business?.legal_name ?? newCompanyName({}),
      version: 1,
      answers: {},
      stamps: {},
      submitted_at: null,
      deleted_at: null,
      created_by: ctx.actor.name,
      updated_by: ctx.actor.name,
      created_at: ctx.now,
      updated_at: ctx.now,
    };
    const states: PlanStateRow[] = jurisdictions.map((jurisdiction, position) => ({
      ...tenant,
      plan_id: row.id,
      jurisdiction,
      position,
      answers: {},
      expedited_tier: null,
      effective_date: null,
      idempotency_key: randomUUID(),
      filing_id: null,
    }));
    await tx.insert(plans).values(row);
    await tx.insert(planStates).values(states);
    await audit(ctx, tx, 'plan.created', 'plan', row.id);
    return toPlan(row, states);
  });
}
