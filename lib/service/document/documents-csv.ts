import type { DocumentRowShown, DocumentRowsQuery } from '#lib/contract/document-rows';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOf } from '#lib/service/csv';
import { withTenant } from '#lib/service/db/tenant';
import { searchDocuments } from '#lib/service/document/document-filters';
import { readDocumentPage } from '#lib/service/document/read-document-page';

const batch = 500;

const columns: CsvColumns<DocumentRowShown> = [
  ['document_id', ({ document }) => document.id],
  ['types', ({ document }) => document.types.join(' ')],
  ['filename', ({ document }) => document.filename],
  ['business', (row) => row.business_name],
  ['jurisdiction', (row) => row.jurisdiction],
  ['issued_on', ({ document }) => document.issued_on],
  ['accepted_until_first', ({ acceptance }) => acceptance.at(0)?.until ?? null],
  ['accepted_until_last', ({ acceptance }) => acceptance.at(-1)?.until ?? null],
  ['used_by', (row) => row.used_count],
  ['uploaded_at', ({ document }) => document.uploaded_at],
  ['size_bytes', ({ document }) => document.size],
  ['sha256', ({ document }) => document.sha256],
  ['business_id', ({ document }) => document.business_id],
];

/** Every document that matches the filter, in the order of the list. */
export function documentsCsv(ctx: Context, query: DocumentRowsQuery): ReadableStream<Uint8Array> {
  let cursor: string | undefined;
  return csvOf(columns, async () => {
    const { rows, next } = await withTenant(ctx, async (tx) => {
      const narrowed = await searchDocuments(ctx, tx, query);
      return readDocumentPage(ctx, tx, { ...narrowed, cursor }, batch);
    });
    cursor = next ?? undefined;
    return { rows, more: next !== null };
  });
}
