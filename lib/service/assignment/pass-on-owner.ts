import { eq } from 'drizzle-orm';
import { auditOwners } from '#lib/service/assignment/audit-owners';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';

/** Assigns a new object to the owner of the one that it follows, if that has one. */
export async function passOnOwner(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  const [owned] = await tx
    .select()
    .from(assignments)
    .where(mine(ctx, assignments, eq(assignments.id, from)));
  if (!owned) return;
  const given = { ...owned, id: to, assigned_at: ctx.now };
  await tx.insert(assignments).values(given);
  await auditOwners(ctx, tx, [given], null, owned.person_id);
}
