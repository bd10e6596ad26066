import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { changeFiling } from '#lib/service/filing/change-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';

/** Takes a document from its business and from the filings that show it. Its bytes stay in the store. */
export async function removeDocument(ctx: Context, tx: Tx, id: string): Promise<void> {
  const links = await tx
    .delete(documentLinks)
    .where(mine(ctx, documentLinks, eq(documentLinks.document_id, id)))
    .returning({ parent_type: documentLinks.parent_type, parent_id: documentLinks.parent_id });
  await tx.delete(documents).where(mine(ctx, documents, eq(documents.id, id)));
  for (const { parent_type, parent_id } of links) {
    if (parent_type !== 'filing') continue;
    await changeFiling(ctx, tx, await lockFiling(ctx, tx, parent_id), {}, 'filing.updated');
  }
}
