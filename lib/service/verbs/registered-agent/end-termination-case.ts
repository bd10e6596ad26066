import type { CaseResponse } from '#lib/contract/case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { changeAgentOfRecord } from '#lib/service/verbs/registered-agent/change-agent-of-record';

/**
 * What resolving the case that asked who takes over does: the service's work as agent ends, or goes on where the answer
 * says so, with the reason that it gives.
 */
export async function endTerminationCase(
  ctx: Context,
  tx: Tx,
  businessId: string,
  response: CaseResponse | null,
): Promise<void> {
  const { keep_service, reason } = response?.fields ?? {};
  if (keep_service === true) {
    const why = typeof reason === 'string' && reason.trim() ? reason.trim() : 'The service was kept.';
    await changeAgentOfRecord(ctx, tx, businessId, 'keep', { reason: why });
    return;
  }
  await changeAgentOfRecord(ctx, tx, businessId, 'terminate', { ended_at: ctx.now });
}
