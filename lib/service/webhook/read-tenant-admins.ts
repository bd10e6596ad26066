import { arrayContains, eq, isNull } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { memberships, people } from '#lib/service/db/schema/organizations';

/** The email addresses of an organization's administrators. */
export async function readTenantAdmins(ctx: Context): Promise<string[]> {
  const { roles, suspended_at } = memberships;
  const rows = await ctx.parts.database.db
    .select({ email: people.email })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(mine(ctx, memberships, arrayContains(roles, ['administrator']), isNull(suspended_at)))
    .orderBy(people.email);
  return rows.map(({ email }) => email);
}
