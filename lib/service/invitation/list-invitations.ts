import { desc, lt } from 'drizzle-orm';
import type { Invitation } from '#lib/contract/invitation';
import type { List, PageQuery } from '#lib/contract/list';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { invitations } from '#lib/service/db/schema/invitations';
import { invitationsOf } from '#lib/service/invitation/load-invitation';
import { toInvitation } from '#lib/service/invitation/to-invitation';

/** The invitations that nobody has accepted, newest first. */
export async function listInvitations(ctx: Context, { limit, cursor }: PageQuery): Promise<List<Invitation>> {
  const after = cursor ? readIdCursor(cursor, 'invitation') : null;
  const { db } = ctx.parts.database;
  const rows = await invitationsOf(ctx, db, after ? lt(invitations.id, after) : undefined)
    .orderBy(desc(invitations.id))
    .limit(limit + 1);
  return pageOfIds(rows, limit, 'invitation', (row) => toInvitation(row, ctx.parts.clock()));
}
