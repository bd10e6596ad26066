import { eq, type SQL } from 'drizzle-orm';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type RegisteredAgentRow, registeredAgents } from '#lib/service/db/schema/registered-agents';
import { notFound } from '#lib/service/errors';

/** The service's own agent of a business record; throws 404 if the service is not its agent. */
export async function loadServedAgent(ctx: Context, tx: Tx, businessId: string): Promise<RegisteredAgentRow> {
  const business = await loadBusiness(ctx, tx, businessId);
  const [agent] = await tx.select().from(registeredAgents).where(isServedAgent(ctx, business.id));
  if (!agent) throw notFound('registered agent of ours for the business');
  return agent;
}

/** One that the caller named is not a resource of ours. */
export function isServedAgent(
  tenant: Pick<Context, 'organizationId' | 'mode'>,
  businessId: string,
): SQL | undefined {
  const { id, provider } = registeredAgents;
  return mine(tenant, registeredAgents, eq(id, businessId), eq(provider, 'service'));
}
