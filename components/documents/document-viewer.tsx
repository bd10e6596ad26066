'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { documentWords } from '#components/documents/document-words';
import { keyHandler } from '#components/documents/key-handler';
import { PaperToolbar } from '#components/documents/paper-toolbar';
import { usePaper } from '#components/documents/use-paper';
import { useRoom } from '#components/documents/use-room';
import { FITS, ZOOM_STEPS, zoomBy } from '#components/documents/zoom-steps';
import { ErrorState } from '#components/ui/error-state';
import { Skeleton } from '#components/ui/skeleton';
import { paths } from '#lib/config/paths';
import type { DocumentType } from '#lib/contract/document';
import type { Mode } from '#lib/contract/scalars';

const LIST_WIDTH = 96;
const LIST_FROM = 720;
const loading = <Skeleton label="The paper" size="block" lines={2} />;

// pdf.js is half a megabyte: it is fetched when a paper is opened, not before.
const PdfPaper = dynamic(() => import('#components/documents/pdf-paper').then((module) => module.PdfPaper), {
  ssr: false,
  loading: () => loading,
});

export type ViewedDocument = { id: string; types: readonly DocumentType[]; filename?: string };

type DocumentViewerProps = { document: ViewedDocument; mode: Mode; onClose?: () => void };

export function DocumentViewer({ document, mode, onClose }: DocumentViewerProps) {
  const href = paths.documentContent(mode, document.id);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [step, setStep] = useState(FITS);
  const frame = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const room = useRoom(desk);
  const paper = usePaper(href, attempt);
  const words = documentWords(document.types);
  const zoom = ZOOM_STEPS[step] ?? 1;
  const list = pages > 1 && room >= LIST_FROM;
  const width = Math.max(200, Math.min(room - (list ? LIST_WIDTH : 0), 900)) * zoom;

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
      title="This paper cannot be shown here"
      detail="You can still download it."
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
      <PaperToolbar
        title={document.filename ?? words}
        page={page}
        pages={pages}
        zoom={zoom}
        canZoom={paper.state === 'ready' && paper.kind !== 'other'}
        href={href}
        download={paths.documentDownload(mode, document.id)}
        onPage={turn}
        onZoom={(change) => setStep(zoomBy(step, change))}
        onClose={onClose}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Page" className="max-h-[80vh] min-h-64 overflow-auto p-3">
        <div ref={desk}>
          {paper.state === 'loading' ? loading : null}
          {paper.state === 'failed' ? (
            <ErrorState
              title="The paper could not be opened"
              detail={paper.detail}
              onRetry={() => setAttempt(attempt + 1)}
            />
          ) : null}
          {paper.state === 'ready' && paper.kind === 'pdf' && room > 0 ? (
            <PdfPaper
              {...{ page, pages, list, width, failed, loading }}
              file={paper.file}
              onPages={setPages}
              onPage={turn}
            />
          ) : null}
          {paper.state === 'ready' && paper.kind === 'image' ? (
            // biome-ignore lint/performance/noImgElement: the bytes are here already
            <img src={paper.address} alt={words} width={width} className="mx-auto block h-auto max-w-none" />
          ) : null}
          {paper.state === 'ready' && paper.kind === 'other' ? (
            <p className="p-4">Browsers do not draw this kind of file. Download it to read it.</p>
          ) : null}
        </div>
      </section>
    </section>
  );
}
