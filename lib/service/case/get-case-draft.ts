import type { CaseDraft } from '#lib/contract/answer-draft';
import { lockCaseOfDraft, readCaseDraft, toCaseDraft } from '#lib/service/case/case-draft';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

export function getCaseDraft(ctx: Context, caseId: string): Promise<CaseDraft> {
  return withTenant(ctx, async (tx) =>
    toCaseDraft(await lockCaseOfDraft(ctx, tx, caseId), await readCaseDraft(ctx, tx, caseId)),
  );
}
