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
 * The member whom the provider means by this subject; null where the email is that of a member who is another subject
 * there: an address that was given to somebody else opens nobody's account. Makes a member of whoever comes for the first
 * time. Whoever is a member stays what they are, suspended too.
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

/** What another provider, or another client of it, calls its people says nothing of those whom this one let in. */
export async function forgetSubjects(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .update(memberships)
    .set({ provider_subject: null })
    .where(mine(ctx, memberships, isNotNull(memberships.provider_subject)));
}
