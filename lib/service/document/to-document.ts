import type { Document, FilingDocument } from '#lib/contract/document';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';
import type { DocumentRow } from '#lib/service/db/schema/documents';

/** A document as it is shown on a filing. */
export function toFilingDocument(row: DocumentRow): FilingDocument {
  return {
    id: row.id,
    object: 'document',
    types: row.types,
    type: row.types[0] ?? 'other',
    uploaded_at: row.uploaded_at.toISOString(),
  };
}

/** A document as the interface shows it on its own. */
export function toDocument(row: DocumentRow): Document {
  return {
    ...toFilingDocument(row),
    mode: row.mode,
    business_id: row.business_id,
    filename: row.filename,
    size: row.size,
    content_type: row.content_type,
    sha256: row.sha256,
    issued_on: row.issued_on,
  };
}

/** A document as the rules see it. */
export function toDocumentOnFile({
  id,
  types,
  issued_on,
  uploaded_at,
  filename,
}: DocumentRow): DocumentOnFile {
  return { id, types, issued_on, uploaded_at: uploaded_at.toISOString(), filename };
}
