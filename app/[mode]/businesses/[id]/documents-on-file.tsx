'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ageHints } from '#components/businesses/age-hints.ts';
import { DocumentList } from '#components/documents/document-list';
import { Disclosure } from '#components/ui/disclosure';
import { EmptyState } from '#components/ui/empty-state';
import { showToast } from '#components/ui/show-toast.ts';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#lib/config/paths';
import type { Document } from '#lib/contract/document';
import type { Mode } from '#lib/contract/scalars';
import { documentWords } from '#lib/rules/document/document-words';
import { businessPageWords } from '../words.ts';

// The page is read far more often than a document is added, so the upload's script loads after the rest.
const DocumentUpload = dynamic(
  () => import('#components/documents/document-upload').then((file) => file.DocumentUpload),
  { loading: () => <Skeleton label={businessPageWords.upload} lines={2} size="block" /> },
);

type DocumentsOnFileProps = {
  documents: readonly Document[];
  mode: Mode;
  businessId: string;
  today: string;
  canAct: boolean;
};

export function DocumentsOnFile({ documents, mode, businessId, today, canAct }: DocumentsOnFileProps) {
  const router = useRouter();
  // The section stays open after the first upload, so that its result can be read.
  const [startsOpen] = useState(documents.length === 0);
  return (
    <div className="space-y-4">
      {documents.length > 0 ? (
        <DocumentList
          documents={documents}
          files={paths.documentFiles(mode)}
          label={businessPageWords.onFile}
        />
      ) : (
        <EmptyState kind="nothing-needed" title={businessPageWords.noDocuments}>
          {businessPageWords.noDocumentsDetail}
        </EmptyState>
      )}
      {ageHints(documents, today).map((hint) => (
        <p key={hint} className="text-ink-2 text-small">
          {hint}
        </p>
      ))}
      {canAct ? (
        <div data-no-print="">
          <Disclosure summary={businessPageWords.addDocument} open={startsOpen}>
            <div className="max-w-form py-2">
              <DocumentUpload
                name="document"
                label={businessPageWords.file}
                to={paths.documentUpload(mode, businessId)}
                of={{ mode, businessId }}
                asksIssueDate
                today={today}
                onUploaded={(document) => {
                  showToast(businessPageWords.isOnFile(documentWords(document.types)));
                  router.refresh();
                }}
              />
            </div>
          </Disclosure>
        </div>
      ) : null}
    </div>
  );
}
