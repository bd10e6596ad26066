import { eq } from 'drizzle-orm';
import type { Role } from '#lib/contract/roles';
import { joinOrganization, newPerson, personOfEmail } from '#lib/service/administration/join-organization';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { memberships } from '#lib/service/db/schema/organizations';
import { lockMembers } from '#lib/service/person/load-member';

type Joining = { email: string; name: string; roles: Role[] };

/** Makes a member of whoever comes for the first time. Whoever is a member stays what they are, suspended too. */
export async function joinByProvider(ctx: Context, tx: Tx, { email, name, roles }: Joining): Promise<void> {
  await lockMembers(ctx, tx);
  const known = await personOfEmail(tx, email);
  const id = known ?? (await newPerson(ctx, tx, { email, name, password_hash: null }));
  const own = mine(ctx, memberships, eq(memberships.person_id, id));
  if ((await tx.$count(memberships, own)) > 0) return;
  await joinOrganization({ ...ctx, actor: { type: 'person', id, name } }, tx, id, roles);
}
