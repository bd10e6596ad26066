import { eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { snoozes } from '#lib/service/db/schema/snoozes';

/**
 * Whether the caller has snoozed the object with this id, found from the few snoozes of a person and not from the many
 * rows that may wait: an array is read first, where a planner without statistics would begin at the other end of a join.
 */
export function isOfSnoozed(ctx: Context, id: AnyPgColumn, changedAt?: AnyPgColumn): SQL {
  const own = sql`array(select ${snoozes.id} from ${snoozes} where ${ownSnoozes(ctx)})`;
  return sql`(${id} = any(${own}) and ${isSnoozed(ctx, id, changedAt)})`;
}

/** Whether the caller has snoozed anything, asked once in a transaction. */
export function hasSnoozed(ctx: Context, tx: Tx): Promise<boolean> {
  const found = asked.get(tx) ?? tx.$count(snoozes, ownSnoozes(ctx)).then((count) => count > 0);
  asked.set(tx, found);
  return found;
}

const asked = new WeakMap<Tx, Promise<boolean>>();

/** Whether the caller has snoozed the object with this id, and nothing has changed it since. */
export function isSnoozed(ctx: Context, id: AnyPgColumn | SQL, changedAt?: AnyPgColumn): SQL {
  return sql`exists (select from ${snoozes} where ${ownSnoozes(ctx, eq(snoozes.id, id), changedAt && gte(snoozes.snoozed_at, changedAt))})`;
}

function ownSnoozes(ctx: Context, ...others: (SQL | undefined)[]): SQL | undefined {
  const isOwn = ctx.actor.id === null ? sql`false` : eq(snoozes.person_id, ctx.actor.id);
  return mine(ctx, snoozes, isOwn, gt(snoozes.until, civilDateOf(ctx.now)), ...others);
}
