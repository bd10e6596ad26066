import type { ArchiveFile } from '#lib/service/archive/archive-stream';
import type { Context } from '#lib/service/context';
import type { DocumentRow } from '#lib/service/db/schema/documents';
import { withTenant } from '#lib/service/db/tenant';
import { openDocument } from '#lib/service/document/get-document-content';
import { savedNames } from '#lib/service/document/saved-name';
import { ProblemError } from '#lib/service/errors';

export const archiveLimits = { documents: 1_000, mebibytes: 512 };

/** Throws `payload_too_large` if an archive would exceed the limit of a response. */
function refuseTooMuch(rows: readonly Pick<DocumentRow, 'size'>[]): void {
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  if (rows.length <= archiveLimits.documents && bytes <= archiveLimits.mebibytes * 1024 * 1024) return;
  throw tooMuch();
}

export function tooMuch(): ProblemError {
  return new ProblemError(
    'payload_too_large',
    `An archive holds at most ${archiveLimits.documents} documents of ${archiveLimits.mebibytes} MiB together. Get the documents one by one, or the archive of a single filing.`,
  );
}

/** The documents under readable names, numbered so that no two are the same. */
export async function filesOfDocuments(ctx: Context, rows: readonly DocumentRow[]): Promise<ArchiveFile[]> {
  refuseTooMuch(rows);
  const names = await withTenant(ctx, (tx) => savedNames(ctx, tx, rows));
  return rows.map((row, at) => ({
    path: `documents/${String(at + 1).padStart(3, '0')} ${names.get(row.id)}`,
    sha256: row.sha256,
    compress: false,
    open: () => openDocument(ctx, row.id, null),
  }));
}
