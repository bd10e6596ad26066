import { formatSize } from '#components/documents/format-size.ts';
import { documentsWords } from '#components/documents/words.ts';
import { CivilDate, Time } from '#components/ui/time';
import type { Document, FilingDocument } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';

/** The facts of a document: its types, its upload date, and for a complete record, its file and issue date. */
export function DocumentFacts({ document }: { document: FilingDocument | Document }) {
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold">{documentWords(document.types)}</p>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-small">
        {'filename' in document ? (
          <span className="min-w-0 wrap-anywhere">
            {document.filename}, {formatSize(document.size)}
          </span>
        ) : null}
        {'issued_on' in document && document.issued_on ? (
          <span>
            {documentsWords.list.issued} <CivilDate value={document.issued_on} />
          </span>
        ) : null}
        <span>
          {documentsWords.list.onFileSince} <Time value={document.uploaded_at} shape="date" />
        </span>
      </p>
    </div>
  );
}
