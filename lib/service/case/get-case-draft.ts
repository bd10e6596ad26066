import type { CaseDraft } from '#lib/contract/answer-draft';
import { readCaseDraft, toCaseDraft } from '#lib/service/case/case-draft';
import { loadCase } from '#lib/service/case/get-case';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';

export function getCaseDraft(ctx: Context, caseId: string): Promise<CaseDraft> {
  return withTenant(ctx, async (tx) =>
    toCaseDraft(await loadCase(ctx, tx, caseId), await readCaseDraft(ctx, tx, caseId)),
  );
}
