import type { Case } from '#lib/contract/case';
import type { CaseRow } from '#lib/service/db/schema/cases';

/** A case as the interface shows it, without members that have no value. */
export function toCase(row: CaseRow): Case {
  return {
    id: row.id,
    object: 'case',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    metadata: row.metadata,
    parent_type: row.parent_type,
    parent_id: row.parent_id,
    kind: row.kind,
    status: row.status,
    summary: row.summary,
    ...(row.details !== null && { details: row.details }),
    ...(row.request !== null && { request: row.request }),
    ...(row.response !== null && { response: row.response }),
    ...(row.review !== null && { review: row.review }),
    ...(row.due_at !== null && { due_at: row.due_at.toISOString() }),
    opened_at: row.opened_at.toISOString(),
    ...(row.resolved_at !== null && { resolved_at: row.resolved_at.toISOString() }),
    ...(row.resolution_reason !== null && { resolution_reason: row.resolution_reason }),
  };
}
