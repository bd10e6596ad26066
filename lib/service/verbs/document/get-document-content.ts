import type { Document } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import { documentKey } from '#lib/service/verbs/document/document-key';
import { getDocument } from '#lib/service/verbs/document/get-document';

/** A document with a way to read its bytes, so that none are read for an answer that has none. */
export async function getDocumentContent(
  ctx: Context,
  id: string,
): Promise<{ document: Document; read: () => Promise<Buffer> }> {
  const document = await getDocument(ctx, id);
  return { document, read: () => ctx.parts.documents.read(documentKey(ctx, document.id)) };
}
