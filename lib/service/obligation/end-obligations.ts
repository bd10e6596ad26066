import { inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { isOpenObligation } from '#lib/service/obligation/obligation-filters';
import { saveObligation } from '#lib/service/obligation/save-obligation';

/** Takes the open obligations of records that were removed off the calendar. */
export async function endObligations(ctx: Context, tx: Tx, businessIds: string[]): Promise<void> {
  const open = await tx
    .select()
    .from(obligations)
    .where(mine(ctx, obligations, inArray(obligations.business_id, businessIds), isOpenObligation))
    .for('update');
  for (const row of open) await endObligation(ctx, tx, row, 'The record was removed.');
}

/** It no longer counts from the date of its registration. What somebody noted stays; otherwise `why` is its note. */
export async function endObligation(ctx: Context, tx: Tx, row: ObligationRow, why: string): Promise<void> {
  const after = { ...row, status: 'not_applicable', note: row.note ?? why, filed_on: null } as const;
  await saveObligation(ctx, tx, row, after);
}
