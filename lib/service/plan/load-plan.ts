import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Plan } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { toPlan } from '#lib/service/plan/to-plan';

type Loaded = { row: PlanRow; states: PlanStateRow[] };

/** The plan of the caller's organization and mode, locked until the transaction ends. 404 for any other and a removed one. */
export async function lockPlan(
  ctx: Context,
  tx: Tx,
  id: string,
  { removed = false }: { removed?: boolean } = {},
): Promise<Loaded> {
  if (!isId(id)) throw notFound('draft');
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(planIs(ctx, id), removed ? undefined : isNull(plans.deleted_at)))
    .for('update');
  if (!row) throw notFound('draft');
  return { row, states: await statesOf(ctx, tx, [id]) };
}

export async function readPlan(ctx: Context, tx: Tx, id: string): Promise<Plan> {
  if (!isId(id)) throw notFound('draft');
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(planIs(ctx, id), isNull(plans.deleted_at)));
  if (!row) throw notFound('draft');
  return toPlan(row, await statesOf(ctx, tx, [id]));
}

export function planIs(ctx: Context, id: string) {
  return mine(ctx, plans, eq(plans.id, id));
}

export async function statesOf(ctx: Context, tx: Tx, ids: string[]): Promise<PlanStateRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(planStates)
    .where(mine(ctx, planStates, inArray(planStates.plan_id, ids)))
    .orderBy(asc(planStates.plan_id), asc(planStates.position));
}

/** Plans in the order of their rows, each with its states. */
export async function withStates(ctx: Context, tx: Tx, rows: PlanRow[]): Promise<Plan[]> {
  const byPlan = Map.groupBy(
    await statesOf(
      ctx,
      tx,
      rows.map(({ id }) => id),
    ),
    (state) => state.plan_id,
  );
  return rows.map((row) => toPlan(row, byPlan.get(row.id) ?? []));
}
