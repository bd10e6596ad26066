import { and, eq } from 'drizzle-orm';
import type { CheckRequest } from '#lib/contract/desk-check';
import type { ChecklistItem } from '#lib/contract/desk-form';
import type { Filing } from '#lib/contract/filing';
import { renamedAt } from '#lib/rules/case/renamed-at';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { operationsChecks } from '#lib/service/db/schema/operations';
import type { RegisteredAgentRow } from '#lib/service/db/schema/registered-agents';
import { notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { refuseClaimedByOther, refuseStanding } from '#lib/service/operations/claim-rules';

type Seen = { filing: Filing; agent: Pick<RegisteredAgentRow, 'status'> | null };

/** What must be done before the filing goes out, and which of it is done: marked by hand, or as the service sees it. */
export async function readChecklist(
  tx: Tx,
  row: Pick<FilingRow, 'id' | 'type'>,
  { filing, agent }: Seen,
): Promise<ChecklistItem[]> {
  const marks = await tx.select().from(operationsChecks).where(eq(operationsChecks.filing_id, row.id));
  const seen: (readonly [item: ChecklistItem['item'], isDone: boolean])[] = [
    ...(row.type === 'ein' ? [] : [['name_checked', filing.name_check?.status === 'clear'] as const]),
    ['fee_paid', filing.charged !== null],
    ['documents_attached', false],
    ...(agent ? [['agent_appointed', agent.status === 'active'] as const] : []),
  ];
  return seen.map(([item, isDone]) => {
    const marked = toItem(item, standing(marks, item, filing));
    return { ...marked, done: isDone || marked.done };
  });
}

/** Marks an item of the checklist as done by hand, or removes the mark. One that is marked already keeps its mark. */
export async function checkItem(
  ctx: OperatorContext,
  id: string,
  { item, done }: CheckRequest,
): Promise<ChecklistItem> {
  await tenantOfFiling(ctx, id);
  return acrossOrganizations(ctx, async (tx) => {
    // Of two marks at once, the second waits for the first.
    const [row] = await tx.select().from(filings).where(eq(filings.id, id)).for('no key update');
    if (!row) throw notFound('filing');
    refuseStanding(row);
    refuseClaimedByOther(ctx, row);
    const own = and(eq(operationsChecks.filing_id, id), eq(operationsChecks.item, item));
    const before = standing(
      await tx.select().from(operationsChecks).where(own),
      item,
      JSON.parse(row.resource),
    );
    if ((before !== undefined) === done) return toItem(item, before);
    const mark = { filing_id: id, item, done_by: ctx.actor, done_at: ctx.now };
    await tx.delete(operationsChecks).where(own);
    if (done) await tx.insert(operationsChecks).values(mark);
    await audit(ctx, tx, done ? `filing.${item}` : `filing.${item}_undone`, 'filing', id, {
      before: { [item]: !done },
      after: { [item]: done },
    });
    return toItem(item, done ? mark : undefined);
  });
}

type Mark = Pick<typeof operationsChecks.$inferSelect, 'done_by' | 'done_at'>;

/** The mark of an item; that of the name counts only for the name that was checked. */
function standing<M extends Mark & { item: string }>(
  marks: readonly M[],
  item: ChecklistItem['item'],
  filing: Pick<Filing, 'cases'>,
): M | undefined {
  const mark = marks.find((one) => one.item === item);
  const renamed = item === 'name_checked' ? renamedAt(filing) : null;
  return mark && renamed !== null && mark.done_at < new Date(renamed) ? undefined : mark;
}

/** An item, marked by hand or not. */
function toItem(item: ChecklistItem['item'], mark: Mark | undefined): ChecklistItem {
  return {
    item,
    done: mark !== undefined,
    by: mark?.done_by.name ?? null,
    at: mark?.done_at.toISOString() ?? null,
  };
}
