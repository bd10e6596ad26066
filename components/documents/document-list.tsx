'use client';

import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { DocumentFacts } from '#components/documents/document-facts';
import { documentsWords } from '#components/documents/words.ts';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { onDemand } from '#components/ui/on-demand';
import { paths } from '#lib/config/paths';
import type { Document, FilingDocument } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';

const DocumentViewer = onDemand(
  async () => (await import('#components/documents/document-viewer')).DocumentViewer,
);

type DocumentListProps = {
  documents: readonly (FilingDocument | Document)[];
  /** The address of their bytes, from `paths`. */
  files: string;
  /** The accessible name: "Documents of this filing". */
  label?: string;
  /** Ids of documents that arrived while the page was open. */
  freshIds?: readonly string[];
  /** The document named in the address of the page. */
  openId?: string;
};

export function DocumentList({
  documents,
  files,
  label = documentsWords.list.title,
  freshIds = [],
  openId,
}: DocumentListProps) {
  const [open, setOpen] = useState<string | undefined>(openId);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(undefined);
    opener.current?.focus();
  }

  return (
    <ul aria-label={label} className="border-rule border-t">
      {documents.map((document) => {
        const isOpen = open === document.id;
        const words = documentWords(document.types);
        return (
          <li
            key={document.id}
            className={`border-rule border-b ${freshIds.includes(document.id) ? 'changed' : ''}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <DocumentFacts document={document} />
              <div data-no-print="" className="flex gap-2">
                <Button
                  ref={isOpen ? opener : undefined}
                  size="small"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : document.id)}
                >
                  {isOpen ? documentsWords.list.close : documentsWords.list.view}
                  <span className="sr-only"> {words}</span>
                </Button>
                <LinkButton
                  href={paths.documentContent(files, document.id)}
                  download
                  size="small"
                  icon={<Download size={14} aria-hidden="true" />}
                >
                  {documentsWords.list.download}
                  <span className="sr-only"> {words}</span>
                </LinkButton>
              </div>
            </div>
            {isOpen ? (
              <div className="pb-3">
                <DocumentViewer document={document} files={files} onClose={close} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
