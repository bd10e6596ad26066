import type { PlanDraft, PlanDraftState } from '#lib/contract/plan-draft';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import type { PlanRow, PlanStateRow } from '#lib/service/db/schema/plans';

/** A plan as the dashboard reads it. `states` are the states of this plan, in order. */
export function toPlanDraft({ now }: Pick<Context, 'now'>, row: PlanRow, states: PlanStateRow[]): PlanDraft {
  return {
    id: row.id,
    object: 'plan',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    created_by: row.created_by,
    updated_by: row.updated_by,
    type: row.type,
    business_id: row.business_id,
    business_name: row.business_name,
    version: row.version,
    status: row.submitted_at ? 'submitted' : 'draft',
    answers: row.answers,
    states: states.map(toPlanDraftState),
    stamps: row.stamps,
    priced_on: civilDateOf(now),
  };
}

function toPlanDraftState(row: PlanStateRow): PlanDraftState {
  return {
    jurisdiction: row.jurisdiction,
    answers: row.answers,
    expedited_tier: row.expedited_tier,
    effective_date: row.effective_date,
    idempotency_key: row.idempotency_key,
    filing_id: row.filing_id,
    status: row.status,
    refusal: row.status === 'refused' ? (row.refusal?.detail ?? null) : null,
  };
}
