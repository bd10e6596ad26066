import type { DeskCancelRequest } from '#lib/contract/desk-move';
import type { Filing } from '#lib/contract/filing';
import type { OperatorContext } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { cancelHeld, refuseUncancelable } from '#lib/service/filing/cancel-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { actingFor, takeFiling, tenantOfFiling } from '#lib/service/operations/act-on-filing';

/** Cancels a filing for the service, as long as the interface allows it. */
export async function cancelDeskFiling(
  operator: OperatorContext,
  id: string,
  { reason }: DeskCancelRequest,
): Promise<Filing> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, id));
  return withTenant(ctx, async (tx) => {
    refuseUncancelable(await lockFiling(ctx, tx, id));
    const row = await takeFiling(operator, ctx, tx, id);
    return cancelHeld(ctx, tx, row, { status_reason: reason, canceled_by: 'palm' });
  });
}
