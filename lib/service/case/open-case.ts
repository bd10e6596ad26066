import type { Case, CaseKind, FieldSpec } from '#lib/contract/case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type CaseRow, cases } from '#lib/service/db/schema/cases';
import { recordEvent } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';

export type NewCase = {
  parentType: 'filing' | 'business';
  parentId: string;
  kind: CaseKind;
  summary: string;
  details: string | null;
  fields: FieldSpec[];
  /** Documents that explain the request. */
  documents?: readonly string[];
  dueAt: Date;
  /** Metadata of what the case belongs to, which the partner gets back on the case. */
  metadata: CaseRow['metadata'];
};

/** Opens a case. If it belongs to a filing, the caller locks the filing and renders it afterwards. */
export async function openCase(ctx: Context, tx: Tx, asked: NewCase): Promise<Case> {
  const row: CaseRow = {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    parent_type: asked.parentType,
    parent_id: asked.parentId,
    kind: asked.kind,
    status: 'needs_response',
    summary: asked.summary,
    details: asked.details,
    request: { fields: asked.fields, ...(asked.documents?.length && { documents: [...asked.documents] }) },
    response: null,
    due_at: asked.dueAt,
    opened_at: ctx.now,
    resolved_at: null,
    resolution_reason: null,
    review_at: null,
    review: null,
    overdue_at: null,
    metadata: asked.metadata,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  await tx.insert(cases).values(row);
  const opened = toCase(row);
  await recordEvent(ctx, tx, {
    type: 'case.opened',
    object: opened,
    filingId: asked.parentType === 'filing' ? asked.parentId : null,
  });
  return opened;
}
