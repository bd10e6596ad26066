import type { Document } from '#lib/contract/document';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { type Upload, uploadDocument } from '#lib/service/document/upload-document';
import { changeFiling } from '#lib/service/filing/change-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { linkDocuments } from '#lib/service/operations/link-documents';
import type { Once } from '#lib/service/submission/make-once';

/**
 * Stores a document for the business of a filing; for a foreign qualification, the new one. A move attaches it to the
 * filing; to a filing that has ended it is attached at once, because no move follows.
 */
export async function uploadDeskDocument(
  ctx: Context,
  id: string,
  upload: Upload,
  once: Once | undefined,
): Promise<Document> {
  const { business_id } = await withTenant(ctx, (tx) => lockFiling(ctx, tx, id));
  const also: Upload['also'] = async (tx, document) => {
    const filing = await lockFiling(ctx, tx, id);
    if (!isTerminalFiling(filing.status)) return;
    await linkDocuments(ctx, tx, filing, [document.id]);
    await changeFiling(ctx, tx, filing, {}, 'filing.updated');
  };
  return uploadDocument(ctx, business_id, { ...upload, also }, once);
}
