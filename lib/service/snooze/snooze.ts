import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Snooze, SnoozeRequest } from '#lib/contract/snooze';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import type { Context } from '#lib/service/context';
import { mine, ofTenant } from '#lib/service/db/mine';
import { snoozes } from '#lib/service/db/schema/snoozes';
import { withTenant } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';
import { auditEach } from '#lib/service/event/record-event';
import { refuseUnknown } from '#lib/service/overview/objects-that-wait';

const longestDays = 366;

/**
 * Snoozes the items for the caller, or ends their snooze: all or none. Throws `not_found` for an id that is not the
 * organization's, and `validation_error` for a date that is not in the future.
 */
export function snooze(ctx: Context, { items, until }: SnoozeRequest): Promise<Snooze> {
  const today = civilDateOf(ctx.now);
  if (until !== undefined && (until <= today || until > addDays(today, longestDays))) {
    const detail = 'Choose a day after today, at most a year ahead.';
    throw invalid([{ pointer: '/until', code: 'out_of_range', detail }]);
  }
  const person_id = ctx.actor.id ?? '';
  const objects = new Map(items.map(({ object, id }) => [id.toLowerCase(), object]));
  const ids = [...objects.keys()];
  return withTenant(ctx, async (tx) => {
    for (const [object, of] of Map.groupBy(ids, (id) => objects.get(id))) {
      if (!object) continue;
      await refuseUnknown(ctx, tx, object, of);
      const changed = of.map((id) => ({ id, after: { snoozed_until: until ?? null } }));
      await auditEach(ctx, tx, `${object}.snoozed`, object, changed);
    }
    const own = eq(snoozes.person_id, person_id);
    // Removes expired rows, so that a person has at most one row per object.
    await tx.delete(snoozes).where(mine(ctx, snoozes, own, lte(snoozes.until, today)));
    const chosen = mine(ctx, snoozes, own, inArray(snoozes.id, ids));
    const before = await tx.select({ id: snoozes.id, until: snoozes.until }).from(snoozes).where(chosen);
    if (until === undefined) {
      await tx.delete(snoozes).where(chosen);
    } else {
      const rows = [...objects].map(([id, object]) => ({
        ...ofTenant(ctx),
        id,
        object,
        person_id,
        until,
        snoozed_at: ctx.now,
      }));
      await tx
        .insert(snoozes)
        .values(rows)
        .onConflictDoUpdate({
          target: [snoozes.organization_id, snoozes.mode, snoozes.person_id, snoozes.id],
          set: { until: sql`excluded.until`, snoozed_at: sql`excluded.snoozed_at` },
        });
    }
    const days = new Map(before.map((row) => [row.id, row.until]));
    const previous = ids.map((id) => ({ id, until: days.get(id) ?? null }));
    return { object: 'snooze', until: until ?? null, previous };
  });
}
