import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { RelatedItem } from '#lib/contract/filing';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { toFilingDocument } from '#lib/service/document/to-document';
import type { FilingSurroundings } from '#lib/service/filing/to-filing';
import { isServedAgent } from '#lib/service/registered-agent/load-served-agent';

type Which = Pick<FilingRow, 'id' | 'type' | 'business_id' | 'parent_filing_id'>;

export async function loadSurroundings(ctx: Context, tx: Tx, filing: Which): Promise<FilingSurroundings> {
  const caseRows = await tx
    .select()
    .from(cases)
    .where(mine(ctx, cases, eq(cases.parent_id, filing.id)))
    .orderBy(asc(cases.opened_at), asc(cases.id));
  const documentRows = await tx
    .select(getTableColumns(documents))
    .from(documentLinks)
    .innerJoin(documents, mine(ctx, documents, eq(documents.id, documentLinks.document_id)))
    .where(mine(ctx, documentLinks, eq(documentLinks.parent_id, filing.id)))
    .orderBy(asc(documents.uploaded_at), asc(documents.id));
  return {
    cases: caseRows.map(toCase),
    documents: documentRows.map(toFilingDocument),
    relatedItems: [
      ...(filing.type === 'ein' ? [] : await loadAgent(ctx, tx, filing)),
      ...(await loadRelatives(ctx, tx, filing)).map(({ id, type, status }) => ({
        object: 'filing' as const,
        id,
        type,
        status,
      })),
    ],
  };
}

/** The agent that the service provides. */
async function loadAgent(ctx: Context, tx: Tx, filing: Which): Promise<RelatedItem[]> {
  const rows = await tx
    .select({ id: registeredAgents.id, status: registeredAgents.status })
    .from(registeredAgents)
    .where(isServedAgent(ctx, filing.business_id));
  return rows.map((row) => ({ object: 'registered_agent', ...row }));
}

/** Filings that were submitted with this one, or the one with which it was submitted. */
export async function loadRelatives(
  ctx: Context,
  tx: Tx,
  filing: Pick<FilingRow, 'id' | 'parent_filing_id'>,
): Promise<FilingRow[]> {
  const { id, parent_filing_id } = filing;
  return tx
    .select()
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        or(
          eq(filings.parent_filing_id, id),
          ...(parent_filing_id === null ? [] : [eq(filings.id, parent_filing_id)]),
        ),
      ),
    )
    .orderBy(asc(filings.id));
}
