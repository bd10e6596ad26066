import type { AddDeskNoteRequest, DeskNote } from '#lib/contract/desk-move';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { operationsNotes } from '#lib/service/db/schema/operations';
import { withTenant } from '#lib/service/db/tenant';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { newId } from '#lib/service/ids';
import { actingFor, tenantOfFiling } from '#lib/service/operations/act-on-filing';

/** Adds a note that only the desk reads, also to a filing that has ended. */
export async function addDeskNote(
  operator: OperatorContext,
  filingId: string,
  { body }: AddDeskNoteRequest,
): Promise<DeskNote> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, filingId));
  return withTenant(ctx, async (tx) => {
    await lockFiling(ctx, tx, filingId);
    return writeNote(ctx, tx, filingId, body);
  });
}

export async function writeNote(ctx: Context, tx: Tx, filingId: string, body: string): Promise<DeskNote> {
  const row = {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    filing_id: filingId,
    author: ctx.actor,
    body,
    created_at: ctx.now,
  };
  await tx.insert(operationsNotes).values(row);
  return toDeskNote(row);
}

export function toDeskNote(
  row: Pick<typeof operationsNotes.$inferSelect, 'id' | 'filing_id' | 'author' | 'body' | 'created_at'>,
): DeskNote {
  return {
    id: row.id,
    object: 'operations_note',
    filing_id: row.filing_id,
    author: row.author.name,
    body: row.body,
    created_at: row.created_at.toISOString(),
  };
}
