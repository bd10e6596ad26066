import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { changeRegisteredAgent } from '#lib/service/verbs/registered-agent/change-registered-agent';

/** Ends the service's work as agent once the case that asked who takes over is resolved. */
export async function terminateRegisteredAgent(ctx: Context, tx: Tx, businessId: string): Promise<void> {
  await changeRegisteredAgent(ctx, tx, businessId, 'terminate', { ended_at: ctx.now });
}
