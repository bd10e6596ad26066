import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';

/** The name of the registered agent on a business record, whoever provides it; null if there is none. */
export async function agentNameOf(ctx: Context, tx: Tx, businessId: string): Promise<string | null> {
  const [agent] = await tx
    .select({ name: registeredAgents.name })
    .from(registeredAgents)
    .where(mine(ctx, registeredAgents, eq(registeredAgents.id, businessId)));
  return agent?.name ?? null;
}
