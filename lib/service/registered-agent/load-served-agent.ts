import { eq } from 'drizzle-orm';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type RegisteredAgentRow, registeredAgents } from '#lib/service/db/schema/registered-agents';
import { notFound } from '#lib/service/errors';

/** The service's own agent of a business record; throws 404 if the service is not its agent. */
export async function loadServedAgent(ctx: Context, tx: Tx, businessId: string): Promise<RegisteredAgentRow> {
  const business = await loadBusiness(ctx, tx, businessId);
  const [agent] = await tx
    .select()
    .from(registeredAgents)
    .where(
      mine(
        ctx,
        registeredAgents,
        eq(registeredAgents.id, business.id),
        eq(registeredAgents.provider, 'service'),
      ),
    );
  if (!agent) throw notFound('registered agent of ours for the business');
  return agent;
}
