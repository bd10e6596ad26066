import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, isNull } from 'drizzle-orm';
import type {
  ChooseDefaultViewRequest,
  CreateViewRequest,
  UpdateViewRequest,
  View,
} from '#lib/contract/view';
import { type ViewedList, viewParameters } from '#lib/contract/view-parameters';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { viewDefaults, views } from '#lib/service/db/schema/views';
import { withTenant } from '#lib/service/db/tenant';
import { notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { makeOnce, type Once } from '#lib/service/submission/make-once';
import { readView } from '#lib/service/view/read-views';

const mostOfOne = 50;

/**
 * Saves the filters of a list under a name. Throws `conflict` for a name that the caller already uses there, and beyond
 * fifty views.
 */
export function createView(
  ctx: Context,
  { list, name, filters, is_shared = false }: CreateViewRequest,
  once?: Once,
): Promise<View> {
  if (is_shared) refuseToShare(ctx);
  const id = newId(ctx.now);
  const make = async (tx: Tx) => {
    await refuseTooMany(ctx, tx, list, ctx.actor.id);
    const row = {
      ...ofTenant(ctx),
      id,
      person_id: ctx.actor.id ?? '',
      list,
      name,
      filters: known(list, filters),
      is_shared,
      created_at: ctx.now,
    };
    const made = await tx.insert(views).values(row).onConflictDoNothing().returning({ id: views.id });
    if (made.length === 0) throw sameName();
    await audit(ctx, tx, 'view.created', 'view', id, { after: { list, is_shared } });
    return readView(ctx, tx, id);
  };
  return makeOnce(ctx, once, { make, show: (tx, made) => readView(ctx, tx, made) }, ['views']);
}

export function updateView(ctx: Context, id: string, { filters, ...rest }: UpdateViewRequest): Promise<View> {
  if (rest.is_shared) refuseToShare(ctx);
  return withTenant(
    ctx,
    async (tx) => {
      const before = await readOwn(ctx, tx, id);
      await keep(ctx, tx, before.id);
      const set = { ...rest, ...(filters && { filters: known(before.list, filters) }) };
      if (isDeepStrictEqual({ ...before, ...set }, before)) return before;
      if (rest.name !== undefined && rest.name !== before.name) await refuseName(ctx, tx, before, rest.name);
      await tx
        .update(views)
        .set(set)
        .where(mine(ctx, views, eq(views.id, before.id)));
      const { is_shared } = before;
      const after = { is_shared: rest.is_shared ?? is_shared };
      await audit(ctx, tx, 'view.updated', 'view', before.id, { before: { is_shared }, after });
      // An administrator who makes a colleague's shared view private can no longer read it.
      return rest.is_shared === false ? { ...before, ...set } : readView(ctx, tx, before.id);
    },
    ['views'],
  );
}

/** Lists that opened with it open without filters, until `restoreView` restores it. */
export async function deleteView(ctx: Context, id: string): Promise<void> {
  await withTenant(ctx, async (tx) => {
    const view = await readOwn(ctx, tx, id);
    const deleted = await tx
      .update(views)
      .set({ deleted_at: ctx.now })
      .where(mine(ctx, views, eq(views.id, view.id), isNull(views.deleted_at)))
      .returning({ id: views.id });
    if (deleted.length === 0) throw notFound('view');
    const before = { list: view.list, is_shared: view.is_shared };
    await audit(ctx, tx, 'view.deleted', 'view', view.id, { before });
  });
}

/** Sets the view that a list opens with for the caller. Throws `not_found` if this list has no such view. */
export async function chooseDefaultView(
  ctx: Context,
  { list, view_id }: ChooseDefaultViewRequest,
): Promise<void> {
  const person_id = ctx.actor.id ?? '';
  await withTenant(ctx, async (tx) => {
    const own = and(eq(viewDefaults.person_id, person_id), eq(viewDefaults.list, list));
    if (view_id === undefined) {
      await tx.delete(viewDefaults).where(mine(ctx, viewDefaults, own));
      return;
    }
    const view = await readView(ctx, tx, view_id);
    if (view.list !== list) throw new ProblemError('conflict', 'This view is one of another list.');
    await keep(ctx, tx, view.id);
    const { organization_id, mode } = viewDefaults;
    await tx
      .insert(viewDefaults)
      .values({ ...ofTenant(ctx), person_id, list, view_id: view.id })
      .onConflictDoUpdate({
        target: [organization_id, mode, viewDefaults.person_id, viewDefaults.list],
        set: { view_id: view.id },
      });
  });
}

/** Nobody deletes the view until the end of the transaction. Throws `not_found` if it was just deleted. */
async function keep(ctx: Context, tx: Tx, id: string): Promise<void> {
  const kept = await tx
    .select({ id: views.id })
    .from(views)
    .where(mine(ctx, views, eq(views.id, id), isNull(views.deleted_at)))
    .for('share');
  if (kept.length === 0) throw notFound('view');
}

/** Drops filters that the list does not have. */
function known(list: ViewedList, filters: Record<string, string>): Record<string, string> {
  const names: readonly string[] = viewParameters[list];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)));
}

export async function readOwn(ctx: Context, tx: Tx, id: string, which = { removed: false }): Promise<View> {
  const view = await readView(ctx, tx, id, which);
  if (!view.is_own)
    throw new ProblemError('conflict', 'Only who made a view, or an administrator, changes it.');
  return view;
}

/** Deleted views do not count. */
export async function refuseTooMany(
  ctx: Context,
  tx: Tx,
  list: ViewedList,
  author: string | null,
): Promise<void> {
  const own = and(eq(views.person_id, author ?? ''), eq(views.list, list), isNull(views.deleted_at));
  const [has] = await tx
    .select({ views: count() })
    .from(views)
    .where(mine(ctx, views, own));
  if ((has?.views ?? 0) >= mostOfOne)
    throw new ProblemError(
      'conflict',
      `A person keeps at most ${mostOfOne} views of a list. Delete one first.`,
    );
}

export async function refuseName(ctx: Context, tx: Tx, view: View, name: string): Promise<void> {
  const [row] = await tx
    .select({ person: views.person_id })
    .from(views)
    .where(mine(ctx, views, eq(views.id, view.id)));
  const ofAuthor = and(
    eq(views.person_id, row?.person ?? ''),
    eq(views.list, view.list),
    eq(views.name, name),
    isNull(views.deleted_at),
  );
  const [same] = await tx
    .select({ id: views.id })
    .from(views)
    .where(mine(ctx, views, ofAuthor));
  if (same) throw sameName();
}

function refuseToShare({ roles }: Context): void {
  if (may(roles, 'prepare')) return;
  throw new ProblemError('forbidden', 'Your role does not permit to share a view with the team.', {
    required_scope: 'prepare',
  });
}

const sameName = () => new ProblemError('conflict', 'There is a view of this name already.');
