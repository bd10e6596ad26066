import { and, eq, gt, isNotNull, lte, type SQL } from 'drizzle-orm';
import { removedDays } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import type { Context, Parts } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { removedMembers } from '#lib/service/db/schema/organizations';
import { dropOwn } from '#lib/service/person/end-membership';

const { membership, person_id, removed_at } = removedMembers;

/** The removals that can still be undone. */
export function restorable(ctx: Context, condition?: SQL) {
  const isRecent = gt(removed_at, restorableSince(ctx.parts.clock()));
  return mine(ctx, removedMembers, isNotNull(membership), isRecent, condition);
}

export function restorableUntil(removed: Date): Date {
  return new Date(removed.getTime() + removedDays * dayMs);
}

/** Ends the removal of a person who becomes a member again, or is erased. */
export async function endRemoval(ctx: Context, tx: Tx, person: string): Promise<void> {
  const ended = await tx
    .delete(removedMembers)
    .where(mine(ctx, removedMembers, eq(person_id, person)))
    .returning();
  if (ended.length > 0) await dropOwn(ctx, tx, person);
}

/** After 30 days, only the fact that the person was removed is kept. */
export async function forgetMemberships({ database, clock }: Parts): Promise<void> {
  const old = and(isNotNull(membership), lte(removed_at, restorableSince(clock())));
  await database.transaction(async (tx) => {
    const forgotten = await tx.update(removedMembers).set({ membership: null }).where(old).returning();
    for (const row of forgotten) await dropOwn({ organizationId: row.organization_id }, tx, row.person_id);
  });
}

function restorableSince(now: Date): Date {
  return new Date(now.getTime() - removedDays * dayMs);
}
