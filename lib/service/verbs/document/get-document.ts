import { and, eq } from 'drizzle-orm';
import type { Document } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import { documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { toDocument } from '#lib/service/verbs/document/to-document';

export async function getDocument(ctx: Context, id: string): Promise<Document> {
  if (!isId(id)) throw notFound('document');
  const [row] = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.organization_id, ctx.organizationId),
          eq(documents.mode, ctx.mode),
          eq(documents.id, id),
        ),
      ),
  );
  if (!row) throw notFound('document');
  return toDocument(row);
}
