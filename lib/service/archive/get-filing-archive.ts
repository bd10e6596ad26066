import type { Readable } from 'node:stream';
import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import { archiveStream } from '#lib/service/archive/archive-stream';
import { filesOfDocuments } from '#lib/service/archive/files-of-documents';
import { filesOfFiling } from '#lib/service/archive/files-of-filing';
import type { Context } from '#lib/service/context';
import { mine, sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { documentLinks, documents } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { getFiling } from '#lib/service/filing/get-filing';

/** Everything about a filing as one zip: the submission and its rules, its fee, its history, and its documents. */
export async function getFilingArchive(ctx: Context, id: string): Promise<Readable> {
  await getFiling(ctx, id);
  const rows = await withTenant(ctx, (tx) =>
    tx
      .selectDistinct(getTableColumns(documents))
      .from(documentLinks)
      .innerJoin(documents, sameTenant(documents, documentLinks, eq(documents.id, documentLinks.document_id)))
      .leftJoin(cases, sameTenant(cases, documentLinks, eq(cases.id, documentLinks.parent_id)))
      .where(mine(ctx, documentLinks, or(eq(documentLinks.parent_id, id), eq(cases.parent_id, id))))
      .orderBy(asc(documents.id)),
  );
  const head = {
    object: 'archive_manifest',
    format: 1,
    made_at: ctx.now.toISOString(),
    mode: ctx.mode,
    of: { object: 'filing', id },
  } as const;
  return archiveStream(ctx, head, [...filesOfFiling(ctx, id), ...(await filesOfDocuments(ctx, rows))]);
}
