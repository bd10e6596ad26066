import type { RegisteredAgent } from '#lib/contract/registered-agent';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { loadServedAgent } from '#lib/service/registered-agent/load-served-agent';
import { toRegisteredAgent } from '#lib/service/registered-agent/to-registered-agent';

export async function getRegisteredAgent(ctx: Context, businessId: string): Promise<RegisteredAgent> {
  return toRegisteredAgent(await withTenant(ctx, (tx) => loadServedAgent(ctx, tx, businessId)));
}
