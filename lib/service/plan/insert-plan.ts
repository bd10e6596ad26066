import { randomUUID } from 'node:crypto';
import type { Metadata } from '#lib/contract/metadata';
import type { OperationType } from '#lib/contract/operation-type';
import type { PlanStateInput } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import type { LoadedPlan } from '#lib/service/plan/load-plan';

type NewPlan = {
  type: OperationType;
  business_id: string | null;
  business_name: string;
  jurisdictions: readonly string[];
  answers: Record<string, unknown>;
  states?: Readonly<Record<string, PlanStateInput>>;
  metadata?: Metadata;
};

export async function insertPlan(
  ctx: Context,
  tx: Tx,
  { jurisdictions, states: own = {}, metadata = {}, ...facts }: NewPlan,
): Promise<LoadedPlan> {
  const row: PlanRow = {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    ...facts,
    version: 1,
    stamps: {},
    metadata,
    submitted_at: null,
    deleted_at: null,
    created_by: ctx.actor.name,
    updated_by: ctx.actor.name,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const states = [...new Set(jurisdictions)].map((jurisdiction, position) =>
    newPlanState(ctx, row.id, { jurisdiction, position, own: own[jurisdiction] }),
  );
  await tx.insert(plans).values(row);
  await tx.insert(planStates).values(states);
  await audit(ctx, tx, 'plan.created', 'plan', row.id, {
    after: {
      type: row.type,
      business_id: row.business_id,
      jurisdictions: states.map((state) => state.jurisdiction),
    },
  });
  return { row, states };
}

/** The key exists before the first submission, because every attempt to submit the state must use the same one. */
export function newPlanState(
  ctx: Context,
  planId: string,
  {
    jurisdiction,
    position,
    own = {},
  }: { jurisdiction: string; position: number; own?: PlanStateInput | undefined },
): PlanStateRow {
  return {
    ...ofTenant(ctx),
    plan_id: planId,
    jurisdiction,
    position,
    answers: own.answers ?? {},
    expedited_tier: own.expedited_tier ?? null,
    effective_date: own.effective_date ?? null,
    idempotency_key: randomUUID(),
    filing_id: null,
    status: 'draft',
    submission: null,
    submitter: null,
    sending_since: null,
    refusal: null,
  };
}
