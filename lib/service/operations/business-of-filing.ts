import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { lockFiling } from '#lib/service/filing/lock-filing';

/** The business record of a filing; for a foreign qualification, the new one. */
export function businessOfFiling(ctx: Context, id: string): Promise<string> {
  return withTenant(ctx, async (tx) => (await lockFiling(ctx, tx, id)).business_id);
}
