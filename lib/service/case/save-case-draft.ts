import type { CaseDraft, SaveCaseDraftRequest } from '#lib/contract/answer-draft';
import { acceptsResponse } from '#lib/rules/case/case-state';
import { type CaseDraftRow, lockCaseOfDraft, readCaseDraft, toCaseDraft } from '#lib/service/case/case-draft';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import { caseDrafts } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';

/** Saves a draft of an answer. If somebody else saved since `base_version`, it answers 409 and overwrites nothing. */
export function saveCaseDraft(ctx: Context, caseId: string, input: SaveCaseDraftRequest): Promise<CaseDraft> {
  return withTenant(ctx, async (tx) => {
    const about = await lockCaseOfDraft(ctx, tx, caseId);
    if (!acceptsResponse(about.status)) {
      throw new ProblemError('case_not_awaiting_response', 'This case does not await an answer any more.', {
        case_status: about.status,
      });
    }
    const stored = await readCaseDraft(ctx, tx, caseId);
    if ((stored?.version ?? 0) !== input.base_version) {
      const who = stored ? `${stored.updated_by} saved this answer` : 'This answer was removed';
      throw new ProblemError('conflict', `${who} in the meantime. Read it again and choose.`);
    }
    const row: CaseDraftRow = {
      ...ofTenant(ctx),
      id: caseId,
      version: input.base_version + 1,
      fields: input.fields,
      documents: input.documents,
      updated_by: ctx.actor.name,
      updated_at: ctx.now,
    };
    await tx
      .insert(caseDrafts)
      .values(row)
      .onConflictDoUpdate({
        target: [caseDrafts.organization_id, caseDrafts.mode, caseDrafts.id],
        set: row,
      });
    await audit(ctx, tx, 'case.draft_saved', 'case', caseId, {
      before: { version: input.base_version },
      after: { version: row.version, fields: Object.keys(row.fields) },
    });
    return toCaseDraft(about, row);
  });
}
