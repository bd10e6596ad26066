import { and, eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';

/** The condition that a case has this id and belongs to the caller's organization and mode. */
export function ownCase(ctx: Context, id: string) {
  return and(eq(cases.organization_id, ctx.organizationId), eq(cases.mode, ctx.mode), eq(cases.id, id));
}
