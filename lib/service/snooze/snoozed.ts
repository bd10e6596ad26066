import { eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { snoozes } from '#lib/service/db/schema/snoozes';

/** That the person who asks has put off the object with this id, and that nothing changed it since. */
export function isSnoozed(ctx: Context, id: AnyPgColumn | SQL, changedAt?: AnyPgColumn): SQL {
  const own = mine(
    ctx,
    snoozes,
    ctx.actor.id === null ? sql`false` : eq(snoozes.person_id, ctx.actor.id),
    eq(snoozes.id, id),
    gt(snoozes.until, civilDateOf(ctx.now)),
    changedAt && gte(snoozes.snoozed_at, changedAt),
  );
  return sql`exists (select from ${snoozes} where ${own})`;
}
