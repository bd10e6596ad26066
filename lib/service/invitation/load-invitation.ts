import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import { invitationHours } from '#lib/contract/lifetimes';
import { hourMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { invitations } from '#lib/service/db/schema/invitations';
import { people } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + invitationHours * hourMs);
}

/** Neither accepted nor revoked; it may have expired. */
export const stands = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));

/** The organization's open invitations, with the sender of each. */
export function invitationsOf(ctx: Context, db: Db | Tx, condition?: SQL) {
  return db
    .select({ ...getTableColumns(invitations), inviter: people.name })
    .from(invitations)
    .leftJoin(people, eq(people.id, invitations.invited_by))
    .where(mine(ctx, invitations, stands, condition));
}

/** In a transaction, it is locked until its end. */
export async function lockInvitation(ctx: Context, db: Db | Tx, id: string) {
  const [row] = isId(id)
    ? await invitationsOf(ctx, db, eq(invitations.id, id)).for('update', { of: invitations })
    : [];
  if (!row)
    throw new ProblemError('not_found', 'This invitation was accepted or taken back. Reload the page.');
  return row;
}
