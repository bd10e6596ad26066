import { eq } from 'drizzle-orm';
import type { CaseDraft } from '#lib/contract/answer-draft';
import { ownCase } from '#lib/service/case/own-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type CaseRow, caseDrafts, cases } from '#lib/service/db/schema/cases';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export type CaseDraftRow = typeof caseDrafts.$inferSelect;

export function caseDraftIs(ctx: Context, caseId: string) {
  return mine(ctx, caseDrafts, eq(caseDrafts.id, caseId));
}

/** The case in the caller's organization and mode, locked so that only one draft is saved at a time. */
export async function lockCaseOfDraft(ctx: Context, tx: Tx, caseId: string): Promise<CaseRow> {
  if (!isId(caseId)) throw notFound('case');
  const [row] = await tx.select().from(cases).where(ownCase(ctx, caseId)).for('update');
  if (!row) throw notFound('case');
  return row;
}

export async function readCaseDraft(ctx: Context, tx: Tx, caseId: string): Promise<CaseDraftRow | null> {
  const [row] = await tx.select().from(caseDrafts).where(caseDraftIs(ctx, caseId));
  return row ?? null;
}

/** The saved draft, or an empty one of version 0 that is as old as the case. */
export function toCaseDraft(about: CaseRow, row: CaseDraftRow | null): CaseDraft {
  return {
    object: 'case_draft',
    case_id: about.id,
    version: row?.version ?? 0,
    fields: row?.fields ?? {},
    documents: row?.documents ?? [],
    updated_by: row?.updated_by ?? '',
    updated_at: (row?.updated_at ?? about.opened_at).toISOString(),
  };
}
