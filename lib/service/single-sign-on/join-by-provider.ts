import { eq, isNotNull } from 'drizzle-orm';
import type { Role } from '#lib/contract/roles';
import { joinOrganization, newPerson, personOfEmail } from '#lib/service/administration/join-organization';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships } from '#lib/service/db/schema/organizations';
import { lockMembers } from '#lib/service/person/load-member';

type Joining = { subject: string; email: string; name: string; roles: Role[] };

/**
 * The member with this subject at the provider; null if the email is that of a member with another subject, because an
 * address that was reassigned must not open the earlier owner's account. Creates a member on the first sign-in.
 * Existing members keep their roles and stay suspended if they are.
 */
export async function joinByProvider(
  ctx: Context,
  tx: Tx,
  { subject, email, name, roles }: Joining,
): Promise<string | null> {
  await lockMembers(ctx, tx);
  const ofSubject = mine(ctx, memberships, eq(memberships.provider_subject, subject));
  const [known] = await tx.select().from(memberships).where(ofSubject);
  if (known) return known.person_id;
  const id =
    (await personOfEmail(tx, email)) ?? (await newPerson(ctx, tx, { email, name, password_hash: null }));
  const own = mine(ctx, memberships, eq(memberships.person_id, id));
  const [member] = await tx.select().from(memberships).where(own);
  if (member?.provider_subject) return null;
  if (!member) {
    await joinOrganization({ ...ctx, actor: { type: 'person', id, name } }, tx, id, roles);
  }
  await tx.update(memberships).set({ provider_subject: subject }).where(own);
  return id;
}

/** Subjects of one provider or client mean nothing to another. */
export async function forgetSubjects(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .update(memberships)
    .set({ provider_subject: null })
    .where(mine(ctx, memberships, isNotNull(memberships.provider_subject)));
}
