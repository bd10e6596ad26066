import { and, eq } from 'drizzle-orm';
import type { AddDeskNoteRequest, DeskNote } from '#lib/contract/desk-move';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { operationsNotes } from '#lib/service/db/schema/operations';
import { notFound } from '#lib/service/errors';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { newId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { actingFor, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Adds a note that only the desk reads, also to a filing that has ended. */
export async function addDeskNote(
  operator: OperatorContext,
  filingId: string,
  { body }: AddDeskNoteRequest,
  once?: Once,
): Promise<DeskNote> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, filingId));
  const made = await makeOnce<DeskNote | MadeBefore>(ctx, once, {
    make: async (tx) => {
      await lockFiling(ctx, tx, filingId);
      return writeNote(ctx, tx, filingId, body);
    },
    show: async (_tx, id) => ({ id, object: 'made_before' }),
  });
  return made.object === 'made_before' ? readNote(operator, filingId, made.id) : made;
}

/** Notes are read across organizations alone: the role of a partner may not. */
type MadeBefore = { id: string; object: 'made_before' };

async function readNote(operator: OperatorContext, filingId: string, id: string): Promise<DeskNote> {
  const [row] = await acrossOrganizations(operator, (tx) =>
    tx
      .select()
      .from(operationsNotes)
      .where(and(eq(operationsNotes.filing_id, filingId), eq(operationsNotes.id, id))),
  );
  if (!row) throw notFound('note');
  return toDeskNote(row);
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
