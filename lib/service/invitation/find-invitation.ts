import { and, eq } from 'drizzle-orm';
import type { FindInvitationRequest, FoundInvitation } from '#lib/contract/invitation';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { type InvitationRow, invitations } from '#lib/service/db/schema/invitations';
import { organizations, people } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { stands } from '#lib/service/invitation/load-invitation';
import { hashKey } from '#lib/service/keys';

/** The invitation behind a link. Throws `not_found` for one that was used, revoked or has expired. */
export async function findInvitation(
  ctx: Context,
  { token }: FindInvitationRequest,
): Promise<FoundInvitation> {
  const { db } = ctx.parts.database;
  const row = await invitationByToken(ctx, db, token);
  const [organization] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, row.organization_id));
  const [person] = await db
    .select({ password_hash: people.password_hash })
    .from(people)
    .where(eq(people.email, row.email));
  return {
    object: 'found_invitation',
    organization: organization?.name ?? '',
    email: row.email,
    is_named: person !== undefined,
    is_known: person !== undefined && person.password_hash !== null,
    expires_at: row.expires_at.toISOString(),
  };
}

/** Locked until the transaction ends, so that one link makes one member. */
export async function invitationByToken(ctx: Context, db: Db | Tx, token: string): Promise<InvitationRow> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.hash, hashKey(token)), stands))
    .for('update');
  if (row && row.expires_at > ctx.parts.clock()) return row;
  throw new ProblemError(
    'not_found',
    'This invitation was used, was taken back, or has expired. If you accepted it, sign in. If not, ask for a new one.',
  );
}
