'use client';

import { DocumentList } from '#components/documents/document-list';
import { paths } from '#lib/config/paths';
import type { Document } from '#lib/contract/document';
import { besideWords } from './words.ts';

/** Every document of the filing's businesses; each opens in place. */
export function FilingDocuments({ documents }: { documents: readonly Document[] }) {
  if (documents.length === 0) return <p className="text-ink-2">{besideWords.noDocuments}</p>;
  return <DocumentList documents={documents} files={paths.deskDocumentFiles} label={besideWords.documents} />;
}
