import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export type LoadedPlan = { row: PlanRow; states: PlanStateRow[] };

/**
 * The plan of the caller's organization and mode, locked until the transaction ends. Throws 404 for any other plan and
 * a deleted one.
 */
export async function lockPlan(
  ctx: Context,
  tx: Tx,
  id: string,
  { removed = false }: { removed?: boolean } = {},
): Promise<LoadedPlan> {
  if (!isId(id)) throw notFound('plan');
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(planIs(ctx, id), removed ? undefined : isNull(plans.deleted_at)))
    .for('update');
  if (!row) throw notFound('plan');
  return { row, states: await statesOf(ctx, tx, [id]) };
}

/** As `lockPlan`, without the lock. */
export async function readPlan(ctx: Context, tx: Tx, id: string): Promise<LoadedPlan> {
  if (!isId(id)) throw notFound('plan');
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(planIs(ctx, id), isNull(plans.deleted_at)));
  if (!row) throw notFound('plan');
  return { row, states: await statesOf(ctx, tx, [id]) };
}

/** Throws 404 for the plan of a formation: it is a draft of the dashboard, and not part of the API. */
export function ofBusiness(loaded: LoadedPlan): LoadedPlan {
  if (loaded.row.business_id === null) throw notFound('plan');
  return loaded;
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

/** Plans in the order of their rows, each with its states, converted by `show`. */
export async function withStates<T>(
  ctx: Context,
  tx: Tx,
  rows: PlanRow[],
  show: (row: PlanRow, states: PlanStateRow[]) => T,
): Promise<T[]> {
  const byPlan = Map.groupBy(
    await statesOf(
      ctx,
      tx,
      rows.map(({ id }) => id),
    ),
    (state) => state.plan_id,
  );
  return rows.map((row) => show(row, byPlan.get(row.id) ?? []));
}
