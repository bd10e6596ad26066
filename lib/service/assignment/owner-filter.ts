import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OwnerFilter } from '#lib/contract/assignment';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { assignments } from '#lib/service/db/schema/assignments';

/** The condition that the owner of the object with this id matches the filter. */
export function ownerFilter(ctx: Context, id: AnyPgColumn, owner: OwnerFilter | undefined): SQL | undefined {
  if (owner === undefined) return undefined;
  const person = owner === 'me' ? ctx.actor.id : owner;
  const whose = owner === 'none' || person === null ? undefined : eq(assignments.person_id, person);
  const found = sql`${id} in (select ${assignments.id} from ${assignments} where ${mine(ctx, assignments, whose)})`;
  return owner === 'none' ? sql`not ${found}` : found;
}
