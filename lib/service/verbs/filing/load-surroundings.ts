import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { RelatedItem } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { cases } from '#lib/service/db/schema/cases';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { toCase } from '#lib/service/verbs/case/to-case';
import { toFilingDocument } from '#lib/service/verbs/document/to-document';
import type { FilingSurroundings } from '#lib/service/verbs/filing/to-filing';

type Which = Pick<FilingRow, 'id' | 'type' | 'business_id' | 'parent_filing_id'>;

export async function loadSurroundings(ctx: Context, tx: Tx, filing: Which): Promise<FilingSurroundings> {
  const caseRows = await tx
    .select()
    .from(cases)
    .where(and(ofTenant(ctx, cases), eq(cases.parent_id, filing.id)))
    .orderBy(asc(cases.opened_at), asc(cases.id));
  const documentRows = await tx
    .select(getTableColumns(documents))
    .from(documentLinks)
    .innerJoin(documents, and(ofTenant(ctx, documents), eq(documents.id, documentLinks.document_id)))
    .where(and(ofTenant(ctx, documentLinks), eq(documentLinks.parent_id, filing.id)))
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

/** The agent that the service provides; one that the caller named is not a resource of ours. */
async function loadAgent(ctx: Context, tx: Tx, filing: Which): Promise<RelatedItem[]> {
  const rows = await tx
    .select({ id: registeredAgents.id, status: registeredAgents.status })
    .from(registeredAgents)
    .where(
      and(
        ofTenant(ctx, registeredAgents),
        eq(registeredAgents.id, filing.business_id),
        eq(registeredAgents.provider, 'service'),
      ),
    );
  return rows.map((row) => ({ object: 'registered_agent', ...row }));
}

/** Filings that were submitted with this one, or the one that it was submitted with. */
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
      and(
        ofTenant(ctx, filings),
        or(
          eq(filings.parent_filing_id, id),
          ...(parent_filing_id === null ? [] : [eq(filings.id, parent_filing_id)]),
        ),
      ),
    )
    .orderBy(asc(filings.id));
}

type TenantTable =
  | typeof cases
  | typeof documents
  | typeof documentLinks
  | typeof registeredAgents
  | typeof filings;

function ofTenant(ctx: Context, table: TenantTable) {
  return and(eq(table.organization_id, ctx.organizationId), eq(table.mode, ctx.mode));
}
