'use client';

import { DocumentList } from '#components/documents/document-list';
import { deskPaths } from '#lib/config/desk-paths';
import type { Document } from '#lib/contract/document';
import { besideWords } from './words.ts';

/** Every document of the filing's businesses; each opens in place. */
export function FilingDocuments({ documents }: { documents: readonly Document[] }) {
  if (documents.length === 0) return <p className="text-ink-2">{besideWords.noDocuments}</p>;
  return <DocumentList documents={documents} files={deskPaths.documentFiles} label={besideWords.documents} />;
}
