import { isOpen } from '#lib/rules/obligation/obligation-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type ObligationRow, obligations } from '#lib/service/db/schema/obligations';
import { audit, differences, recordEvents } from '#lib/service/event/record-event';
import { ownObligation } from '#lib/service/obligation/get-obligation';
import { stepEvents } from '#lib/service/obligation/insert-obligations';

const shown = ['status', 'document_id', 'note', 'due_on'] as const;
const saved = [...shown, 'filed_on', 'scheduled_on'] as const;

/** Writes what was changed of an obligation. What the interface shows of it has an audit entry and its events. */
export async function saveObligation(
  ctx: Context,
  tx: Tx,
  before: ObligationRow,
  after: ObligationRow,
): Promise<void> {
  const isSame = (names: readonly (typeof saved)[number][]) =>
    names.every((name) => before[name] === after[name]);
  if (isSame(saved)) return;
  const { status, document_id, note, due_on, filed_on, scheduled_on } = after;
  await tx
    .update(obligations)
    .set({ status, document_id, note, due_on, filed_on, scheduled_on, updated_at: ctx.now })
    .where(ownObligation(ctx, before.id));
  if (isSame(shown)) return;
  const changes = differences(before, after, shown);
  await audit(ctx, tx, auditedAs(before, after), 'obligation', before.id, changes);
  const events = stepEvents(after, before.status);
  if (events.length > 0) await recordEvents(ctx, tx, events);
}

function auditedAs(before: ObligationRow, after: ObligationRow): string {
  if (before.status === after.status || (isOpen(before.status) && isOpen(after.status)))
    return 'obligation.updated';
  return isOpen(after.status) ? 'obligation.reopened' : `obligation.${after.status}`;
}
