import { caseDraftIs, lockCaseOfDraft } from '#lib/service/case/case-draft';
import type { Context } from '#lib/service/context';
import { caseDrafts } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { audit } from '#lib/service/event/record-event';

/** Called once the answer is sent or discarded. */
export function deleteCaseDraft(ctx: Context, caseId: string): Promise<void> {
  return withTenant(ctx, async (tx) => {
    await lockCaseOfDraft(ctx, tx, caseId);
    const gone = await tx
      .delete(caseDrafts)
      .where(caseDraftIs(ctx, caseId))
      .returning({ version: caseDrafts.version });
    for (const before of gone) await audit(ctx, tx, 'case.draft_deleted', 'case', caseId, { before });
  });
}
