import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type PlanRow, type PlanStateRow, planStates, plans } from '#lib/service/db/schema/plans';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export type LoadedPlan = { row: PlanRow; states: PlanStateRow[] };

/** The plan of the caller's organization and mode, locked until the transaction ends. 404 for any other and a removed one. */
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

/** The same without the lock. */
export async function readPlan(ctx: Context, tx: Tx, id: string): Promise<LoadedPlan> {
  if (!isId(id)) throw notFound('plan');
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(planIs(ctx, id), isNull(plans.deleted_at)));
  if (!row) throw notFound('plan');
  return { row, states: await statesOf(ctx, tx, [id]) };
}

/** The plan of a formation is a draft of the dashboard alone: in the interface it is not there. */
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

/** Plans in the order of their rows, each with its states, shown by `show`. */
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
