import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { View, Views, ViewsQuery } from '#lib/contract/view';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { type ViewRow, viewDefaults, views } from '#lib/service/db/schema/views';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

const mostListed = 200;

/** The caller's own views and those of the team, by name. */
export function listViews(ctx: Context, { list }: ViewsQuery): Promise<Views> {
  return withTenant(ctx, async (tx) => ({
    object: 'list',
    data: await readViews(ctx, tx, list && eq(views.list, list), isNull(views.deleted_at)),
  }));
}

/** Throws `not_found` for a colleague's private view, and for a deleted one unless `removed`. */
export async function readView(ctx: Context, tx: Tx, id: string, { removed = false } = {}): Promise<View> {
  if (!isId(id)) throw notFound('view');
  const [view] = await readViews(ctx, tx, eq(views.id, id), removed ? undefined : isNull(views.deleted_at));
  if (!view) throw notFound('view');
  return view;
}

async function readViews(ctx: Context, tx: Tx, ...conditions: (SQL | undefined)[]): Promise<View[]> {
  const person = ctx.actor.id ?? '';
  const isSeen = or(eq(views.person_id, person), eq(views.is_shared, true));
  const isDefault = and(eq(viewDefaults.view_id, views.id), eq(viewDefaults.person_id, person));
  const rows = await tx
    .select({ view: views, chosen: viewDefaults.view_id })
    .from(views)
    .leftJoin(viewDefaults, sameTenant(viewDefaults, views, isDefault))
    .where(mine(ctx, views, isSeen, ...conditions))
    .orderBy(asc(views.name), asc(views.id))
    .limit(mostListed);
  return rows.map(({ view, chosen }) => toView(ctx, view, chosen !== null));
}

/** An administrator may edit or delete the views of the team. */
function toView({ actor, roles }: Context, row: ViewRow, is_default: boolean): View {
  return {
    id: row.id,
    object: 'view',
    list: row.list,
    name: row.name,
    filters: row.filters,
    is_shared: row.is_shared,
    is_own: row.person_id === actor.id || (row.is_shared && may(roles, 'administer')),
    is_default,
    created_at: row.created_at.toISOString(),
  };
}
