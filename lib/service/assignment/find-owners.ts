import { eq, inArray } from 'drizzle-orm';
import type { Owner } from '#lib/contract/assignment';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';
import { people } from '#lib/service/db/schema/organizations';

/**
 * The owner of each of these objects. People are outside the tenants’ policies, so never call it inside a tenant’s
 * transaction.
 */
export async function findOwners(ctx: Context, ids: readonly string[]): Promise<Map<string, Owner>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.parts.database.db
    .select({ object: assignments.id, id: people.id, name: people.name })
    .from(assignments)
    .innerJoin(people, eq(people.id, assignments.person_id))
    .where(mine(ctx, assignments, inArray(assignments.id, [...ids])));
  return new Map(rows.map(({ object, ...owner }) => [object, owner]));
}
