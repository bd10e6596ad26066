import type { Case } from '#lib/contract/case';
import type { FilingDocument } from '#lib/contract/document';
import { Filing, type RelatedItem } from '#lib/contract/filing';
import type { FilingRow } from '#lib/service/db/schema/filings';

/** What a filing shows besides its own row. */
export type FilingSurroundings = {
  cases: Case[];
  documents: FilingDocument[];
  relatedItems: RelatedItem[];
};

/** A filing as the interface shows it, checked against its schema. */
export function toFiling(row: Omit<FilingRow, 'resource'>, around: FilingSurroundings): Filing {
  return Filing.parse({
    id: row.id,
    object: 'filing',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    metadata: row.metadata,
    type: row.type,
    status: row.status,
    entity_type: row.entity_type,
    jurisdiction: row.jurisdiction,
    legal_name: row.legal_name,
    name: row.legal_name,
    expedited_tier: row.expedited_tier,
    business_id: row.business_id,
    result: row.result,
    ...(row.parent_filing_id !== null && { parent_filing_id: row.parent_filing_id }),
    related_items: around.relatedItems,
    documents: around.documents,
    fee: row.fee,
    charged: row.charged,
    promised_at: row.promised_at?.toISOString() ?? null,
    ...(row.status === 'canceled' && canceled(row)),
    ...(row.name_check !== null && { name_check: row.name_check }),
    cases: around.cases,
  });
}

function canceled(row: Omit<FilingRow, 'resource'>) {
  return {
    ...(row.status_reason !== null && { status_reason: row.status_reason }),
    ...(row.canceled_by !== null && { canceled_by: row.canceled_by }),
    ...(row.canceled_at !== null && { canceled_at: row.canceled_at.toISOString() }),
  };
}
