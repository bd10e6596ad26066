import { eq } from 'drizzle-orm';
import type { Role } from '#lib/contract/roles';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { memberships, people } from '#lib/service/db/schema/organizations';
import { lockCall } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { endRemoval } from '#lib/service/person/removals';

/** Throws `conflict` if somebody has the email. */
export async function newPerson(
  ctx: Context,
  tx: Tx,
  given: { name: string; email: string; password_hash: string | null },
): Promise<string> {
  const id = newId(ctx.now);
  await lockEmail(tx, given.email);
  const row = { id, ...given, created_at: ctx.now };
  const made = await tx.insert(people).values(row).onConflictDoNothing().returning({ id: people.id });
  if (made.length === 0)
    throw new ProblemError('conflict', `There is a person with the email ${given.email}.`);
  return id;
}

/** Until the transaction ends, nobody else takes the email. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await tx.run(lockCall(`email ${email}`));
}

export async function personOfEmail(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  return row?.id ?? null;
}

/** Throws `not_found` if nobody has the email. */
export async function knownPerson(tx: Tx, email: string): Promise<string> {
  const id = await personOfEmail(tx, email);
  if (id) return id;
  throw new ProblemError('not_found', `Nobody here has the email ${email}.`);
}

/** Throws `conflict` for a member. */
export async function joinOrganization(
  { organizationId, ...ctx }: Context,
  tx: Tx,
  person_id: string,
  roles: Role[],
): Promise<void> {
  await endRemoval({ organizationId, ...ctx }, tx, person_id);
  const row = { organization_id: organizationId, person_id, roles, created_at: ctx.now };
  const made = await tx.insert(memberships).values(row).onConflictDoNothing().returning();
  if (made.length === 0) throw new ProblemError('conflict', 'The person is a member already.');
  await audit({ organizationId, ...ctx }, tx, 'member.added', 'person', person_id, { after: { roles } });
}
