'use client';

import { useEffect, useRef, useState } from 'react';
import { DocumentToolbar } from '#components/documents/document-toolbar';
import { ImageDocument } from '#components/documents/image-document';
import { keyHandler } from '#components/documents/key-handler.ts';
import { useDocumentFile } from '#components/documents/use-document-file.ts';
import { useRoom } from '#components/documents/use-room.ts';
import { documentsWords } from '#components/documents/words.ts';
import { ErrorState } from '#components/ui/error-state';
import { onDemand } from '#components/ui/on-demand';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#lib/config/paths';
import type { DocumentType } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';

/** Widths of a page as fractions of the available width. 1 is "Fit the width". */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FITS = ZOOM_STEPS.indexOf(1);

function zoomBy(step: number, change: -1 | 1): number {
  return Math.min(ZOOM_STEPS.length - 1, Math.max(0, step + change));
}

const pageLabel = documentsWords.viewer.page;
const LIST_WIDTH = 96;
const LIST_FROM = 720;
const WIDEST = 900;
const BORDERS = 2;
// As high as the page that comes.
const loading = (
  <div className="mx-auto w-full border border-transparent" style={{ maxWidth: WIDEST + BORDERS }}>
    <Skeleton label={documentsWords.viewer.loading} size="page" lines={1} />
  </div>
);

// pdf.js is half a megabyte, so it is loaded only when a document is opened.
const PdfDocument = onDemand(
  async () => (await import('#components/documents/pdf-document')).PdfDocument,
  loading,
);

export type ViewedDocument = { id: string; types: readonly DocumentType[]; filename?: string };

type DocumentViewerProps = {
  document: ViewedDocument;
  /** The address of its bytes, from `paths`. */
  files: string;
  onClose?: () => void;
};

export function DocumentViewer({ document, files, onClose }: DocumentViewerProps) {
  const href = paths.documentContent(files, document.id);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [step, setStep] = useState(FITS);
  const frame = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const room = useRoom(desk);
  const opened = useDocumentFile(href, attempt);
  const words = documentWords(document.types);
  const zoom = ZOOM_STEPS[step] ?? 1;
  const list = pages > 1 && room >= LIST_FROM;
  const width = Math.max(200, Math.min(room - (list ? LIST_WIDTH : 0) - BORDERS, WIDEST)) * zoom;

  const canClose = onClose !== undefined;
  useEffect(() => {
    if (canClose) frame.current?.focus({ preventScroll: true });
  }, [canClose]);

  const turn = (to: number) => setPage(Math.min(Math.max(pages, 1), Math.max(1, to)));

  const press = keyHandler({
    n: () => turn(page + 1),
    p: () => turn(page - 1),
    '+': () => setStep(zoomBy(step, 1)),
    '=': () => setStep(zoomBy(step, 1)),
    '-': () => setStep(zoomBy(step, -1)),
    '0': () => setStep(FITS),
    Escape: onClose,
  });

  const failed = (
    <ErrorState
      title={documentsWords.viewer.notShown}
      detail={documentsWords.viewer.notShownDetail}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );

  return (
    <section
      ref={frame}
      aria-label={words}
      tabIndex={-1}
      data-no-print=""
      data-focus-quiet=""
      onKeyDown={press}
      className="overflow-hidden rounded-chip border border-rule bg-sunken"
    >
      <DocumentToolbar
        title={document.filename ?? words}
        page={page}
        pages={pages}
        zoom={zoom}
        canZoom={opened.state === 'loading' || (opened.state === 'ready' && opened.kind !== 'other')}
        isOpen={opened.state === 'ready'}
        href={href}
        download={href}
        onPage={turn}
        onZoom={(change) => setStep(zoomBy(step, change))}
        onClose={onClose}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={pageLabel} className="max-h-[80vh] min-h-64 overflow-auto p-3">
        <div ref={desk}>
          {opened.state === 'loading' ? loading : null}
          {opened.state === 'failed' ? (
            <ErrorState
              title={documentsWords.viewer.notOpened}
              detail={opened.detail}
              {...(opened.requestId && { requestId: opened.requestId })}
              onRetry={() => setAttempt(attempt + 1)}
            />
          ) : null}
          {opened.state === 'ready' && opened.kind === 'pdf' && room > 0 ? (
            <PdfDocument
              {...{ page, pages, list, width, failed, loading }}
              file={opened.file}
              onPages={setPages}
              onPage={turn}
            />
          ) : null}
          {opened.state === 'ready' && opened.kind === 'image' ? (
            <ImageDocument key={opened.address} address={opened.address} {...{ words, width, failed }} />
          ) : null}
          {opened.state === 'ready' && opened.kind === 'other' ? (
            <p className="p-4">{documentsWords.viewer.otherKind}</p>
          ) : null}
        </div>
      </section>
    </section>
  );
}
