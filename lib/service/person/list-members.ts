import { desc, lt } from 'drizzle-orm';
import type { List, PageQuery } from '#lib/contract/list';
import type { Member } from '#lib/contract/member';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { people } from '#lib/service/db/schema/organizations';
import { membersOf, toMember } from '#lib/service/person/load-member';

/** The people of the organization, newest first. */
export async function listMembers(ctx: Context, { limit, cursor }: PageQuery): Promise<List<Member>> {
  const after = cursor ? readIdCursor(cursor, 'member') : null;
  const rows = await membersOf(ctx, ctx.parts.database.db, after ? lt(people.id, after) : undefined)
    .orderBy(desc(people.id))
    .limit(limit + 1);
  return pageOfIds(rows, limit, 'member', (row) => toMember(ctx, row));
}
