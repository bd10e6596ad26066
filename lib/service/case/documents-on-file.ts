import { inArray } from 'drizzle-orm';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { LockedCase } from '#lib/service/case/lock-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { toDocumentOnFile } from '#lib/service/document/to-document';

/** The documents that an answer may name: those of the registration, and of the business that is being registered. */
export async function documentsOnFile(
  ctx: Context,
  tx: Tx,
  { row, filing }: LockedCase,
): Promise<DocumentOnFile[]> {
  const owners = filing ? [filing.business_id, filing.formation_business_id] : [row.parent_id];
  const rows = await tx
    .select()
    .from(documents)
    .where(
      mine(
        ctx,
        documents,
        inArray(
          documents.business_id,
          owners.filter((id) => id !== null),
        ),
      ),
    );
  return rows.map(toDocumentOnFile);
}
