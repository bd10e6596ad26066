'use client';

import { DocumentList } from '#components/documents/document-list';
import { Notice } from '#components/ui/notice';
import { deskPaths } from '#lib/config/desk-paths';
import type { Document } from '#lib/contract/document';
import { besideWords } from './words.ts';

type FilingDocumentsProps = {
  documents: readonly Document[];
  /** Why the state would not accept some of them today. */
  outdated: readonly string[];
};

/** Every document of the filing's businesses; each opens in place. */
export function FilingDocuments({ documents, outdated }: FilingDocumentsProps) {
  if (documents.length === 0) return <p className="text-ink-2">{besideWords.noDocuments}</p>;
  return (
    <>
      {outdated.length > 0 ? (
        <div className="mb-4">
          <Notice kind="warning" title={besideWords.outdated}>
            {outdated.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      <DocumentList documents={documents} files={deskPaths.documentFiles} label={besideWords.documents} />
    </>
  );
}
