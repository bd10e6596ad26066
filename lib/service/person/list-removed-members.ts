import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { List, PageQuery } from '#lib/contract/list';
import type { RemovedMember } from '#lib/contract/member';
import type { Context } from '#lib/service/context';
import { cutPage, isMomentKey, readCursor } from '#lib/service/cursor';
import { people, removedMembers } from '#lib/service/db/schema/organizations';
import { isId } from '#lib/service/ids';
import { restorable, restorableUntil } from '#lib/service/person/removals';

const order = 'removed_member';

/** The people who were removed and can be restored, the last removed first. */
export async function listRemovedMembers(
  ctx: Context,
  { limit, cursor }: PageQuery,
): Promise<List<RemovedMember>> {
  const removers = alias(people, 'removers');
  const { membership, removed_at } = removedMembers;
  const rows = await ctx.parts.database.db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      membership,
      removed_at,
      by: removers.name,
    })
    .from(removedMembers)
    .innerJoin(people, eq(people.id, removedMembers.person_id))
    .leftJoin(removers, eq(removers.id, removedMembers.removed_by))
    .where(restorable(ctx, cursor ? after(cursor) : undefined))
    .orderBy(desc(removed_at), desc(people.id))
    .limit(limit + 1);
  const { page, next } = cutPage(rows, limit, order, (row) => [row.removed_at.toISOString(), row.id]);
  const data = page.map(({ id, name, email, membership, removed_at, by }) => ({
    id,
    object: 'removed_member' as const,
    name,
    email,
    roles: membership?.roles ?? [],
    removed_at: removed_at.toISOString(),
    removed_by: by,
    restorable_until: restorableUntil(removed_at).toISOString(),
  }));
  return { object: 'list', data, ...next };
}

function after(cursor: string) {
  const [at, id] = readCursor(cursor, order, [isMomentKey, isId]);
  return sql`(${removedMembers.removed_at}, ${people.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
