import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { changeRegisteredAgent } from '#lib/service/registered-agent/change-registered-agent';

/** The agent of a canceled filing is never appointed. */
export async function cancelRegisteredAgent(ctx: Context, tx: Tx, filing: FilingRow): Promise<void> {
  await changeRegisteredAgent(
    ctx,
    tx,
    filing.business_id,
    'cancel',
    { reason: 'The filing was canceled' },
    filing.id,
  );
}
