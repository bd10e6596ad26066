import { and, eq, inArray } from 'drizzle-orm';
import type { DocumentOnFile } from '#lib/domain/requirement/document-on-file';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { documents } from '#lib/service/db/schema/documents';
import type { LockedCase } from '#lib/service/verbs/case/lock-case';
import { toDocumentOnFile } from '#lib/service/verbs/document/to-document';

/** What an answer may name: papers of the registration, and of the business that is being registered. */
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
      and(
        eq(documents.organization_id, ctx.organizationId),
        eq(documents.mode, ctx.mode),
        inArray(
          documents.business_id,
          owners.filter((id) => id !== null),
        ),
      ),
    );
  return rows.map(toDocumentOnFile);
}
