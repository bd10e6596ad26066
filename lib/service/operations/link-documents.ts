import { inArray } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { DocumentLink } from '#lib/service/document/store-document';
import { invalid } from '#lib/service/errors';

/** Throws `validation_error` for each document that does not belong to one of the filing's businesses. */
async function checkDocuments(
  ctx: Context,
  tx: Tx,
  filing: Pick<FilingRow, 'business_id' | 'formation_business_id'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const businesses = [
    filing.business_id,
    ...(filing.formation_business_id ? [filing.formation_business_id] : []),
  ];
  const found = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(mine(ctx, documents, inArray(documents.id, [...ids]), inArray(documents.business_id, businesses)));
  const strange = ids.flatMap((id, at) =>
    found.some((one) => one.id === id)
      ? []
      : [
          {
            pointer: `/documents/${at}`,
            code: 'not_found',
            detail: 'The business of the filing has no such document.',
          },
        ],
  );
  if (strange.length > 0) throw invalid(strange);
}

/** Links documents of the business to a locked filing, or to its case; a document that is linked already stays. */
export async function linkDocuments(
  ctx: Context,
  tx: Tx,
  filing: Pick<FilingRow, 'id' | 'business_id' | 'formation_business_id'>,
  ids: readonly string[],
  parent: DocumentLink = { parent_type: 'filing', parent_id: filing.id },
): Promise<void> {
  await checkDocuments(ctx, tx, filing, ids);
  for (const id of new Set(ids)) {
    await tx
      .insert(documentLinks)
      .values({ ...ofTenant(ctx), document_id: id, ...parent })
      .onConflictDoNothing();
  }
}
