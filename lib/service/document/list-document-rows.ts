import type { DocumentRows, DocumentRowsQuery } from '#lib/contract/document-rows';
import type { Context } from '#lib/service/context';
import { countSelected } from '#lib/service/db/count-rows';
import { mine } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { documentFilters, ownBusiness, searchDocuments } from '#lib/service/document/document-filters';
import { readDocumentPage } from '#lib/service/document/read-document-page';

/** The documents of all businesses, newest first. */
export function listDocumentRows(ctx: Context, query: DocumentRowsQuery): Promise<DocumentRows> {
  return withTenant(ctx, async (tx) => {
    const narrowed = await searchDocuments(ctx, tx, query);
    const { rows, next } = await readDocumentPage(ctx, tx, narrowed);
    const counted = tx.select({ id: documents.id }).from(documents).$dynamic();
    // Every document has a business, so the join is needed only for a filter.
    if (narrowed.q || query.jurisdiction) counted.innerJoin(businesses, ownBusiness);
    const chosen = counted.where(mine(ctx, documents, documentFilters(ctx, narrowed)));
    return {
      object: 'list',
      data: rows,
      has_more: next !== null,
      next_cursor: next,
      total: narrowed.total ?? (await countSelected(tx, chosen)),
    };
  });
}
