import type { Readable } from 'node:stream';
import type { Document } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import type { ByteRange } from '#lib/service/documents/read-range';
import { documentKey } from '#lib/service/verbs/document/document-key';
import { getDocument } from '#lib/service/verbs/document/get-document';

/** A document with a way to read its bytes, so that none are read for an answer that has none. */
export async function getDocumentContent(
  ctx: Context,
  id: string,
): Promise<{ document: Document; open: (range: ByteRange | null) => Promise<Readable> }> {
  const document = await getDocument(ctx, id);
  return { document, open: (range) => ctx.parts.documents.open(documentKey(ctx, document.id), range) };
}
