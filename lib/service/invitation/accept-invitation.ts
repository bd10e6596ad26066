import { and, eq, isNull } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import type { AcceptInvitationRequest } from '#lib/contract/invitation';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type InvitationRow, invitations } from '#lib/service/db/schema/invitations';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { invitationByToken } from '#lib/service/invitation/find-invitation';
import { checkOwnPassword } from '#lib/service/person/check-password';
import { personByEmail } from '#lib/service/person/find-person';
import { hashNewPassword } from '#lib/service/person/new-password';
import { endRemoval } from '#lib/service/person/removals';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

type Joining = { id: string; name: string; password_hash?: string; isNew: boolean };

/**
 * Makes the holder of the link a member: a new person with the name and password that they choose, a known person by
 * their existing password, so that somebody who reads another's email gains no access to the rest of their account.
 */
export async function acceptInvitation(
  ctx: Context,
  throttle: SignInThrottle,
  { token, name, password }: AcceptInvitationRequest,
): Promise<void> {
  const { database } = ctx.parts;
  const found = await invitationByToken(ctx, database.db, token);
  const person = await joining(ctx, throttle, found, { name, password });
  const acting: Context = {
    ...organizationWide(ctx),
    organizationId: found.organization_id,
    actor: { type: 'person', id: person.id, name: person.name },
  };
  await database.transaction(async (tx) => {
    // Somebody else has just used the same link.
    const row = await invitationByToken(ctx, tx, token);
    await keepPerson(acting, tx, row.email, person);
    await join(acting, tx, row, person.id);
    await audit(acting, tx, 'invitation.accepted', 'invitation', row.id, { after: { roles: row.roles } });
  });
  logAccess(acting, 'invitation.accepted', { object: found.id });
}

async function joining(
  ctx: Context,
  throttle: SignInThrottle,
  { email }: InvitationRow,
  { name, password }: Pick<AcceptInvitationRequest, 'name' | 'password'>,
): Promise<Joining> {
  const from = addressBlock(ctx.address);
  const [known] = await ctx.parts.database.db.select().from(people).where(eq(people.email, email));
  if (known?.password_hash) {
    // A person who was removed everywhere cannot sign in, but still has a password.
    const nowhere = { ...known, passwordHash: known.password_hash, organizations: [], staff: [] };
    const person = (await personByEmail(ctx.parts, email)) ?? nowhere;
    await checkOwnPassword(ctx, throttle, { person, password, pointer: '/password' });
    return { id: known.id, name: known.name, isNew: false };
  }
  const asked = known?.name ?? name;
  if (!asked) throw invalid([{ pointer: '/name', code: 'required', detail: 'Enter your name.' }]);
  const password_hash = await hashNewPassword(password, { email, name: asked }, '/password', from);
  return { id: known?.id ?? newId(ctx.parts.clock()), name: asked, password_hash, isNew: !known };
}

async function keepPerson(ctx: Context, tx: Tx, email: string, person: Joining): Promise<void> {
  const { id, name, password_hash, isNew } = person;
  if (!password_hash) return;
  const created_at = ctx.now;
  const withoutPassword = and(eq(people.id, id), isNull(people.password_hash));
  const kept = isNew
    ? await tx
        .insert(people)
        .values({ id, email, name, password_hash, created_at })
        .onConflictDoNothing()
        .returning()
    : await tx.update(people).set({ password_hash }).where(withoutPassword).returning();
  // Another invitation of the same person was accepted at the same time.
  if (kept.length === 0) throw new ProblemError('conflict', 'Open the link again, and try once more.');
}

/** A person who became a member meanwhile keeps their roles. */
async function join(ctx: Context, tx: Tx, { id, organization_id, roles }: InvitationRow, person_id: string) {
  await endRemoval(ctx, tx, person_id);
  await tx
    .insert(memberships)
    .values({ organization_id, person_id, roles, created_at: ctx.now })
    .onConflictDoNothing();
  await tx
    .update(invitations)
    .set({ accepted_at: ctx.now })
    .where(mine(ctx, invitations, eq(invitations.id, id)));
}
