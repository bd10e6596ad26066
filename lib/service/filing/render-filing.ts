import { eq, sql } from 'drizzle-orm';
import type { Filing } from '#lib/contract/filing';
import { earliestDue } from '#lib/rules/case/earliest-due';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { loadSurroundings } from '#lib/service/filing/load-surroundings';
import { toFiling } from '#lib/service/filing/to-filing';

export type FilingPatch = Partial<
  Omit<
    FilingRow,
    | 'organization_id'
    | 'mode'
    | 'id'
    | 'resource'
    | 'sequence'
    | 'needs_response'
    | 'due_at'
    | 'created_at'
    | 'updated_at'
  >
>;

export type RenderedFiling = {
  row: FilingRow;
  filing: Filing;
};

/**
 * Writes the filing as the interface shows it, together with its changed columns. Every transaction that changes a
 * filing, its cases, documents or related items ends with this. `counted` reserves the number of the event that
 * follows.
 */
export async function renderFiling(
  ctx: Context,
  tx: Tx,
  row: FilingRow,
  patch: FilingPatch = {},
  counted = false,
): Promise<RenderedFiling> {
  const around = await loadSurroundings(ctx, tx, row);
  const next = { ...row, ...patch, updated_at: ctx.now };
  const filing = toFiling(next, around);
  const due = earliestDue(filing.cases);
  const changes = {
    ...patch,
    updated_at: ctx.now,
    needs_response: around.cases.some((one) => one.status === 'needs_response'),
    due_at: due === null ? null : new Date(due),
    resource: JSON.stringify(filing),
  };
  const [counter] = await tx
    .update(filings)
    .set({ ...changes, ...(counted && { sequence: sql`${filings.sequence} + 1` }) })
    .where(mine(ctx, filings, eq(filings.id, row.id)))
    .returning({ sequence: filings.sequence });
  return { row: { ...next, ...changes, sequence: counter?.sequence ?? row.sequence }, filing };
}
