import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Document, DocumentType } from '#lib/contract/document';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { type DocumentRow, documentLinks, documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { documentKey } from '#lib/service/document/document-key';
import { toDocument } from '#lib/service/document/to-document';
import { recordEvent } from '#lib/service/event/record-event';

export type NewDocument = {
  id: string;
  businessId: string;
  types: DocumentType[];
  filename: string;
  bytes: Uint8Array;
  contentType: DocumentRow['content_type'];
  /** YYYY-MM-DD */
  issuedOn: string | null;
  /** As of a happening. */
  audited?: readonly (keyof Document)[] | undefined;
};

export type DocumentLink = Pick<typeof documentLinks.$inferSelect, 'parent_type' | 'parent_id'>;

/**
 * Runs before the row is written, so that no row lacks its bytes; never inside a transaction, since it may use the
 * network.
 */
export function putDocumentBytes(
  ctx: Context,
  id: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  return ctx.parts.documents.put(documentKey(ctx, id), bytes, contentType);
}

/**
 * Removes bytes whose row was not written. If nobody can know (the connection was lost at the commit), they stay: bytes
 * without a row are harmless, a row without bytes is not.
 */
export async function removeUnrecordedBytes(ctx: Context, id: string): Promise<void> {
  const own = mine(ctx, documents, eq(documents.id, id));
  try {
    const rows = await withTenant(ctx, (tx) => tx.select({ id: documents.id }).from(documents).where(own));
    if (rows.length === 0) await ctx.parts.documents.remove(documentKey(ctx, id));
  } catch (error) {
    ctx.parts.log.warn({ err: error, document: id }, 'bytes of a document without a row may be left');
  }
}

/** The row of a document whose bytes are stored, with the filings and cases that it supports. */
export async function insertDocument(
  ctx: Context,
  tx: Tx,
  { id, businessId, types, filename, bytes, contentType, issuedOn, audited }: NewDocument,
  links: readonly DocumentLink[] = [],
): Promise<Document> {
  const tenant = ofTenant(ctx);
  const row: DocumentRow = {
    ...tenant,
    id,
    business_id: businessId,
    types,
    filename,
    size: bytes.byteLength,
    content_type: contentType,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    issued_on: issuedOn,
    uploaded_at: ctx.now,
  };
  await tx.insert(documents).values(row);
  if (links.length > 0) {
    await tx
      .insert(documentLinks)
      .values(
        links.map(({ parent_type, parent_id }) => ({ ...tenant, document_id: id, parent_type, parent_id })),
      );
  }
  const document = toDocument(row);
  await recordEvent(ctx, tx, {
    type: 'document.available',
    object: document,
    filingId: links.find((link) => link.parent_type === 'filing')?.parent_id ?? null,
    ...(audited && { audited }),
  });
  return document;
}
