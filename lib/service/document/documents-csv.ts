import type { DocumentRowShown, DocumentRowsQuery } from '#lib/contract/document-rows';
import type { Context } from '#lib/service/context';
import { type CsvColumns, csvOfList } from '#lib/service/csv';
import { listDocumentRows } from '#lib/service/document/list-document-rows';

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
export function documentsCsv(ctx: Context, query: Omit<DocumentRowsQuery, 'limit' | 'cursor'>) {
  return csvOfList(columns, (page) => listDocumentRows(ctx, { ...query, ...page }));
}
