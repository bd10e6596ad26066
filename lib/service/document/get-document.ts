import { eq } from 'drizzle-orm';
import type { Document } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type DocumentRow, documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { toDocument } from '#lib/service/document/to-document';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export async function loadDocument(ctx: Context, tx: Tx, id: string): Promise<DocumentRow> {
  if (!isId(id)) throw notFound('document');
  const [row] = await tx
    .select()
    .from(documents)
    .where(mine(ctx, documents, eq(documents.id, id)));
  if (!row) throw notFound('document');
  return row;
}

export async function getDocument(ctx: Context, id: string): Promise<Document> {
  return toDocument(await withTenant(ctx, (tx) => loadDocument(ctx, tx, id)));
}
