import { desc, eq, lt } from 'drizzle-orm';
import type { Document } from '#lib/contract/document';
import type { List, PageQuery } from '#lib/contract/list';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { toDocument } from '#lib/service/document/to-document';

const order = 'documents newest first';

/** A page of the documents of a business, newest first. */
export async function listDocuments(
  ctx: Context,
  businessId: string,
  { limit, cursor }: PageQuery,
): Promise<List<Document>> {
  const after = cursor === undefined ? undefined : lt(documents.id, readIdCursor(cursor, order));
  const rows = await withTenant(ctx, async (tx) => {
    const business = await loadBusiness(ctx, tx, businessId);
    return tx
      .select()
      .from(documents)
      .where(mine(ctx, documents, eq(documents.business_id, business.id), after))
      .orderBy(desc(documents.id))
      .limit(limit + 1);
  });
  return pageOfIds(rows, limit, order, toDocument);
}
