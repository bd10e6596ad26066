import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';

export async function organizationName(ctx: Context, tx: Tx): Promise<string> {
  const own = eq(organizations.id, ctx.organizationId);
  const [row] = await tx.select({ name: organizations.name }).from(organizations).where(own);
  if (!row) throw new Error(`There is no organization ${ctx.organizationId}.`);
  return row.name;
}
