import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';

/** The condition that a case has this id and belongs to the caller's organization and mode. */
export function ownCase(ctx: Context, id: string) {
  return mine(ctx, cases, eq(cases.id, id));
}
