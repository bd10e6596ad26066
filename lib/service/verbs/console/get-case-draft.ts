import type { CaseDraft } from '#lib/contract/console/answer-draft';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { lockCaseOfDraft, readCaseDraft, toCaseDraft } from '#lib/service/verbs/console/case-draft';

export function getCaseDraft(ctx: Context, caseId: string): Promise<CaseDraft> {
  return withTenant(ctx, async (tx) =>
    toCaseDraft(await lockCaseOfDraft(ctx, tx, caseId), await readCaseDraft(ctx, tx, caseId)),
  );
}
