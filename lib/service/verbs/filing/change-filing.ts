import type { EventType } from '#lib/contract/event';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { loadRelatives } from '#lib/service/verbs/filing/load-surroundings';
import { type FilingPatch, type RenderedFiling, renderFiling } from '#lib/service/verbs/filing/render-filing';
import { recordEvent } from '#lib/service/verbs/record-event';

/**
 * Changes a locked filing, renders it and records the event with what was before. With `eventType` null it changes
 * silently: another event of the same transaction tells of it. Filings that name this one are drawn anew with its status.
 */
export async function changeFiling(
  ctx: Context,
  tx: Tx,
  row: FilingRow,
  patch: FilingPatch,
  eventType: EventType | null,
): Promise<RenderedFiling> {
  const moved = patch.status !== undefined && patch.status !== row.status;
  const rendered = await renderFiling(
    ctx,
    tx,
    row,
    { ...(moved && { status_changed_at: ctx.now }), ...patch },
    eventType !== null,
  );
  if (moved) {
    for (const relative of await loadRelatives(ctx, tx, row)) await renderFiling(ctx, tx, relative);
  }
  if (eventType !== null) {
    await recordEvent(ctx, tx, {
      type: eventType,
      object: rendered.filing,
      before: JSON.parse(row.resource),
      filingId: row.id,
      sequence: rendered.row.sequence,
    });
  }
  return rendered;
}
