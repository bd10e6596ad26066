import type { Readable } from 'node:stream';
import type { Document } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { auditReading } from '#lib/service/document/audit-reading';
import { documentKey } from '#lib/service/document/document-key';
import { loadDocument } from '#lib/service/document/get-document';
import type { ByteRange } from '#lib/service/document/read-range';
import { savedNames } from '#lib/service/document/saved-name';
import { toDocument } from '#lib/service/document/to-document';

export type Content = {
  document: Document;
  /** The name under which a person saves it. */
  name: string;
  open: (range: ByteRange | null) => Promise<Readable>;
};

/** A document with a function that opens its bytes, so that nothing is read for a response without a body. */
export async function getDocumentContent(ctx: Context, id: string): Promise<Content> {
  return withTenant(ctx, async (tx) => {
    const row = await loadDocument(ctx, tx, id);
    const names = await savedNames(ctx, tx, [row]);
    return {
      document: toDocument(row),
      name: names.get(row.id) ?? row.filename,
      open: (range) => openDocument(ctx, row.id, range),
    };
  });
}

/** The bytes of a document; the reading is recorded. */
export async function openDocument(ctx: Context, id: string, range: ByteRange | null): Promise<Readable> {
  await auditReading(ctx, id, range);
  return ctx.parts.documents.open(documentKey(ctx, id), range);
}
