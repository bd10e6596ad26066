import { decide } from '#lib/service/approval/decide';
import { lockApproval } from '#lib/service/approval/load-approval';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

/** Expires an approval that nobody has decided in time; otherwise does nothing. */
export function expireApproval(ctx: Context, id: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    const row = await lockApproval(ctx, tx, id);
    if (row.status !== 'waiting' || row.expires_at > ctx.now) return;
    await decide(ctx, tx, row, { status: 'expired' });
  });
}
