import { randomUUID } from 'node:crypto';
import type { CreatePlanRequest, Plan } from '#lib/contract/plan';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { invalid } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { readPlan } from '#lib/service/plan/load-plan';
import { newCompanyName } from '#lib/service/plan/new-company-name';
import { readPlanPath } from '#lib/service/plan/plan-path';
import { refuseLongAnswers } from '#lib/service/plan/refuse-long-answers';
import { toPlan } from '#lib/service/plan/to-plan';
import { isTaxId, withoutTaxId } from '#lib/service/plan/without-tax-id';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Begins a draft: one business and one state or more, or a formation; a key for each state that every try to submit it will carry. */
export async function createPlan(ctx: Context, input: CreatePlanRequest, once?: Once): Promise<Plan> {
  const jurisdictions = [...new Set(input.jurisdictions)];
  const unknown = input.jurisdictions.findIndex((code) => !ctx.parts.jurisdictions.has(code));
  if (unknown >= 0) {
    const detail = `${input.jurisdictions[unknown]} is not a state that is known here.`;
    throw invalid([{ pointer: `/jurisdictions/${unknown}`, code: 'invalid_value', detail }]);
  }
  const answers = answersOf(input);
  const make = async (tx: Tx) => {
    const business = input.business_id ? await loadBusiness(ctx, tx, input.business_id) : null;
    const tenant = ofTenant(ctx);
    const row: PlanRow = {
      ...tenant,
      id: newId(ctx.now),
      type: input.type ?? 'foreign_qualification',
      business_id: business?.id ?? null,
      business_name: business?.legal_name ?? newCompanyName(answers),
      version: 1,
      answers,
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
  };
  return makeOnce(ctx, once, { make, show: (tx, id) => readPlan(ctx, tx, id) });
}

/** Answers that are known at the beginning. Nobody has typed them, so they carry no stamp. */
function answersOf({ answers = {} }: CreatePlanRequest): Record<string, unknown> {
  const errors = Object.keys(answers)
    .filter((name) => isTaxId(name) || readPlanPath(`answers/${name}`) === null)
    .map((name) => ({
      pointer: `/answers/${name}`,
      code: 'invalid_value',
      detail: `A draft keeps no answer under ${name}.`,
    }));
  if (errors.length > 0) throw invalid(errors);
  refuseLongAnswers([answers]);
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, withoutTaxId(value)]));
}
