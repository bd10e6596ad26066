import type { Obligation } from '#lib/contract/obligation';
import { toAmount } from '#lib/rules/fees/money';
import type { ObligationRow } from '#lib/service/db/schema/obligations';

/** An obligation as the interface shows it. */
export function toObligation(row: ObligationRow): Obligation {
  return {
    id: row.id,
    object: 'obligation',
    mode: row.mode,
    business_id: row.business_id,
    filing_id: row.filing_id,
    jurisdiction: row.jurisdiction,
    kind: row.kind,
    title: row.title,
    due_on: row.due_on,
    due_words: row.due_words,
    amount: row.amount_cents === null ? null : toAmount(row.amount_cents),
    currency: 'USD',
    status: row.status,
    recurs: row.schedule.every_months !== undefined,
    document_id: row.document_id,
    note: row.note,
    sources: row.sources,
    confidence: row.confidence,
  };
}
