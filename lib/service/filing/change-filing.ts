import type { EventType } from '#lib/contract/event';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { recordEvent } from '#lib/service/event/record-event';
import { effectiveDateOf } from '#lib/service/filing/effective-date-of';
import { expectedDays } from '#lib/service/filing/expected-days';
import { loadRelatives } from '#lib/service/filing/load-surroundings';
import { type FilingPatch, type RenderedFiling, renderFiling } from '#lib/service/filing/render-filing';

/** The columns of a filing that nobody at the desk works on. */
export const nobodysClaim = {
  claimed_by: null,
  claimed_by_name: null,
  claimed_at: null,
  claimed_until: null,
} as const;

/**
 * Changes a locked filing, renders it and records the event with the previous values. If `eventType` is null, another
 * event of the same transaction covers the change. Filings that name this one show its new status, and each gets its
 * own event: a client that follows only events would otherwise keep an outdated copy.
 */
export async function changeFiling(
  ctx: Context,
  tx: Tx,
  row: FilingRow,
  patch: FilingPatch,
  eventType: EventType | null,
): Promise<RenderedFiling> {
  const { status } = patch;
  const moved = status !== undefined && status !== row.status;
  const since = moved && {
    ...(isTerminalFiling(status) && nobodysClaim),
    status_changed_at: ctx.now,
    ...expectedDays({ ...row, ...patch }, ctx.parts.jurisdictions, ctx.now, effectiveDateOf(row)),
  };
  const rendered = await renderFiling(ctx, tx, row, { ...since, ...patch }, eventType !== null);
  if (eventType !== null) await recordChange(ctx, tx, eventType, row, rendered);
  if (moved) {
    for (const relative of await loadRelatives(ctx, tx, row)) {
      const redrawn = await renderFiling(ctx, tx, relative, {}, true);
      await recordChange(ctx, tx, 'filing.updated', relative, redrawn);
    }
  }
  return rendered;
}

function recordChange(
  ctx: Context,
  tx: Tx,
  type: EventType,
  before: FilingRow,
  { row, filing }: RenderedFiling,
): Promise<void> {
  return recordEvent(ctx, tx, {
    type,
    object: filing,
    before: JSON.parse(before.resource),
    filingId: row.id,
    sequence: row.sequence,
  });
}
