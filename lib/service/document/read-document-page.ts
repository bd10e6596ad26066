import { desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { DocumentRowShown, DocumentRowsQuery } from '#lib/contract/document-rows';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { acceptanceOf, ageLimitsOf } from '#lib/rules/requirement/document-acceptance';
import type { Context } from '#lib/service/context';
import { cutPage, readIdCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { filings } from '#lib/service/db/schema/filings';
import { documentFilters, ownBusiness } from '#lib/service/document/document-filters';
import { toDocument } from '#lib/service/document/to-document';

const order = 'documents of all businesses';
const mostUsesNamed = 5;

/** A page of documents with their businesses and what they support, newest first. */
export async function readDocumentPage(
  ctx: Context,
  tx: Tx,
  query: DocumentRowsQuery & { ids?: string },
): Promise<{ rows: DocumentRowShown[]; next: string | null }> {
  const after = query.cursor === undefined ? undefined : lt(documents.id, readIdCursor(query.cursor, order));
  const found = await tx
    .select({
      row: documents,
      business_name: businesses.legal_name,
      jurisdiction: businesses.registration_jurisdiction,
    })
    .from(documents)
    .innerJoin(businesses, ownBusiness)
    .where(mine(ctx, documents, documentFilters(ctx, query), after))
    .orderBy(desc(documents.id))
    .limit(query.limit + 1);
  const { page, next } = cutPage(found, query.limit, order, ({ row }) => [row.id]);
  const uses = await usesOf(
    ctx,
    tx,
    page.map(({ row }) => row.id),
  );
  const limits = ageLimitsOf(ctx.parts.jurisdictions.values());
  const today = civilDateOf(ctx.now);
  const rows = page.map(({ row, business_name, jurisdiction }) => {
    const used = uses.get(row.id) ?? [];
    return {
      document: toDocument(row),
      business_name,
      jurisdiction,
      used_by: used.slice(0, mostUsesNamed),
      used_count: used.length,
      acceptance: acceptanceOf(row, limits, today),
    };
  });
  return { rows, next: next.next_cursor };
}

type Use = DocumentRowShown['used_by'][number];

async function usesOf(ctx: Context, tx: Tx, ids: readonly string[]): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  if (ids.length === 0) return uses;
  const links = await tx
    .select({
      document: documentLinks.document_id,
      parent_type: documentLinks.parent_type,
      id: documentLinks.parent_id,
      jurisdiction: sql<string>`coalesce(${filings.jurisdiction}, ${businesses.registration_jurisdiction})`,
    })
    .from(documentLinks)
    .leftJoin(cases, sameTenant(cases, documentLinks, eq(cases.id, documentLinks.parent_id)))
    .leftJoin(
      filings,
      sameTenant(
        filings,
        documentLinks,
        or(eq(filings.id, documentLinks.parent_id), eq(filings.id, cases.parent_id)),
      ),
    )
    // A case about a registered agent belongs to the business.
    .leftJoin(businesses, sameTenant(businesses, documentLinks, eq(businesses.id, cases.parent_id)))
    .where(mine(ctx, documentLinks, inArray(documentLinks.document_id, [...ids])))
    .orderBy(desc(documentLinks.parent_id));
  for (const { document, parent_type, id, jurisdiction } of links)
    uses.set(document, [...(uses.get(document) ?? []), { parent_type, id, jurisdiction }]);
  return uses;
}
