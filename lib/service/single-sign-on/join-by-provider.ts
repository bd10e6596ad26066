import { eq, isNotNull, or } from 'drizzle-orm';
import type { Role } from '#lib/contract/roles';
import { joinOrganization, newPerson, personOfEmail } from '#lib/service/administration/join-organization';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships, removedMembers } from '#lib/service/db/schema/organizations';
import { lockMembers, memberIs } from '#lib/service/person/load-member';

type Joining = { subject: string; email: string; name: string; roles: Role[] };

/**
 * The member with this subject at the provider. Creates a member on the first sign-in. Existing members keep their roles
 * and stay suspended if they are. `refused` is `another_subject` if the email is that of a member with another subject,
 * because an address that was reassigned must not open the earlier owner's account, and `removed` if an administrator
 * removed the person.
 */
export async function joinByProvider(
  ctx: Context,
  tx: Tx,
  { subject, email, name, roles }: Joining,
): Promise<{ id: string } | { refused: 'another_subject' | 'removed' }> {
  await lockMembers(ctx, tx);
  const ofSubject = mine(ctx, memberships, eq(memberships.provider_subject, subject));
  const [known] = await tx.select().from(memberships).where(ofSubject);
  if (known) return { id: known.person_id };
  const found = await personOfEmail(tx, email);
  const [member] = found ? await tx.select().from(memberships).where(memberIs(ctx, found)) : [];
  if (member?.provider_subject) return { refused: 'another_subject' };
  if (await wasRemoved(ctx, tx, subject, found)) return { refused: 'removed' };
  const id = found ?? (await newPerson(ctx, tx, { email, name, password_hash: null }));
  if (!member) {
    await joinOrganization({ ...ctx, actor: { type: 'person', id, name } }, tx, id, roles);
  }
  await tx.update(memberships).set({ provider_subject: subject }).where(memberIs(ctx, id));
  return { id };
}

/** Whether this person was removed, or somebody with this subject. */
async function wasRemoved(ctx: Context, tx: Tx, subject: string, person: string | null): Promise<boolean> {
  const ofSubject = eq(removedMembers.provider_subject, subject);
  const either = person ? or(ofSubject, eq(removedMembers.person_id, person)) : ofSubject;
  const rows = await tx
    .select()
    .from(removedMembers)
    .where(mine(ctx, removedMembers, either));
  return rows.length > 0;
}

/** Subjects of one provider or client mean nothing to another. */
export async function forgetSubjects(ctx: Context, tx: Tx): Promise<void> {
  for (const table of [memberships, removedMembers]) {
    await tx
      .update(table)
      .set({ provider_subject: null })
      .where(mine(ctx, table, isNotNull(table.provider_subject)));
  }
}
