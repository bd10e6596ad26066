import { askedFields } from '#lib/contract/asked-fields';
import type { Case, CaseRequest, CaseResponse } from '#lib/contract/case';
import { acceptsResponse } from '#lib/rules/case/case-state';
import { changeCase } from '#lib/service/case/change-case';
import { checkAnswer } from '#lib/service/case/check-answer';
import { loadCase } from '#lib/service/case/get-case';
import { type LockedCase, lockCase } from '#lib/service/case/lock-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { documentLinks } from '#lib/service/db/schema/documents';
import { invalid, ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { sandboxPause } from '#lib/service/sandbox/sandbox-pause';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Accepts the partner's answer, all or nothing. Interface document: Case response payload. */
export function respondToCase(ctx: Context, id: string, response: CaseResponse, once?: Once): Promise<Case> {
  const make = async (tx: Tx) => {
    const locked = await lockCase(ctx, tx, id);
    const { row, filing } = locked;
    if (!acceptsResponse(row.status)) {
      throw new ProblemError(
        'case_not_awaiting_response',
        `The case is ${row.status.replaceAll('_', ' ')}.`,
        {
          case_status: row.status,
        },
      );
    }
    const request = row.request ?? { fields: [] };
    const faults = await checkAnswer(ctx, tx, locked, response);
    if (faults.length > 0) throw invalid(faults);

    const pause = ctx.mode === 'test' ? sandboxPause(ctx) : null;
    await linkDocuments(ctx, tx, locked, documentsOf(request, response));
    const answered = await changeCase(
      ctx,
      tx,
      locked,
      { status: 'under_review', response, review_at: pause?.at ?? null },
      'case.updated',
    );
    if (filing) await changeFiling(ctx, tx, filing, {}, null);
    if (pause) {
      const payload = { organization_id: ctx.organizationId, case_id: id };
      await ctx.parts.jobs.enqueue(tx, 'review-sandbox-case', payload, pause.startAfter);
    }
    return answered;
  };
  return makeOnce(ctx, once, { make, show: async (tx) => toCase(await loadCase(ctx, tx, id)) });
}

/** Only values that were checked: those of fields that the case asks for after these answers. */
function documentsOf({ fields }: CaseRequest, response: CaseResponse): string[] {
  const named = askedFields(fields, response.fields)
    .filter((field) => field.type === 'document')
    .map((field) => response.fields[field.name])
    .filter((value) => typeof value === 'string');
  return [...new Set([...named, ...(response.documents ?? [])])];
}

/** Links each document of the answer to the case and to its filing. */
async function linkDocuments(
  ctx: Context,
  tx: Tx,
  { row, filing }: LockedCase,
  ids: string[],
): Promise<void> {
  const parents = [
    { parent_type: 'case' as const, parent_id: row.id },
    ...(filing ? [{ parent_type: 'filing' as const, parent_id: filing.id }] : []),
  ];
  const links = ids.flatMap((document_id) =>
    parents.map((parent) => ({
      ...ofTenant(ctx),
      document_id,
      ...parent,
    })),
  );
  if (links.length > 0) await tx.insert(documentLinks).values(links).onConflictDoNothing();
}
