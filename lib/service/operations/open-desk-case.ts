import type { Case } from '#lib/contract/case';
import type { OpenDeskCaseRequest } from '#lib/contract/desk-move';
import { daysToAnswer } from '#lib/contract/lifetimes';
import { dayMs } from '#lib/rules/calendar/durations';
import { dueFault } from '#lib/rules/case/due-fault';
import { loadCase } from '#lib/service/case/get-case';
import { openCase } from '#lib/service/case/open-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context, OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { invalid } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { actingFor, takeFiling, tenantOfFiling } from '#lib/service/operations/act-on-filing';
import { linkDocuments } from '#lib/service/operations/link-documents';
import { refuseNameless } from '#lib/service/sandbox/open-sandbox-case';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Opens a case for the partner; the filing does not advance until the case is closed. */
export async function openDeskCase(
  operator: OperatorContext,
  filingId: string,
  asked: OpenDeskCaseRequest,
  once: Once | undefined,
): Promise<Case> {
  const ctx = actingFor(operator, await tenantOfFiling(operator, filingId));
  const make = async (tx: Tx) => {
    const filing = await takeFiling(operator, ctx, tx, filingId);
    refuseNameless(filing, asked);
    const dueAt = dueAtOf(ctx, asked);
    const documents = asked.documents ?? [];
    const opened = await openCase(ctx, tx, {
      parentType: 'filing',
      parentId: filing.id,
      kind: asked.kind,
      summary: asked.summary,
      details: asked.details ?? null,
      fields: asked.fields,
      documents,
      dueAt,
      metadata: filing.metadata,
    });
    await linkDocuments(ctx, tx, filing, documents, { parent_type: 'case', parent_id: opened.id });
    await changeFiling(ctx, tx, filing, {}, null);
    return opened;
  };
  return makeOnce(ctx, once, { make, show: async (tx, id) => toCase(await loadCase(ctx, tx, id)) });
}

function dueAtOf({ now }: Context, { due_at }: OpenDeskCaseRequest): Date {
  if (!due_at) return new Date(now.getTime() + daysToAnswer * dayMs);
  const detail = dueFault(due_at, now);
  if (detail) throw invalid([{ pointer: '/due_at', code: 'in_the_past', detail }]);
  return new Date(due_at);
}
