import { eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { snoozes } from '#lib/service/db/schema/snoozes';

/** Whether the caller has snoozed the object with this id, and nothing has changed it since. */
export function isSnoozed(ctx: Context, id: AnyPgColumn | SQL, changedAt?: AnyPgColumn): SQL {
  return sql`exists (select from ${snoozes} where ${snoozeOf(ctx, id, changedAt)})`;
}

/** The caller's snooze of the object with this id: at most one row. */
export function snoozeOf(ctx: Context, id: AnyPgColumn | SQL, changedAt?: AnyPgColumn): SQL | undefined {
  return mine(
    ctx,
    snoozes,
    ctx.actor.id === null ? sql`false` : eq(snoozes.person_id, ctx.actor.id),
    eq(snoozes.id, id),
    gt(snoozes.until, civilDateOf(ctx.now)),
    changedAt && gte(snoozes.snoozed_at, changedAt),
  );
}
