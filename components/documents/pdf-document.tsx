'use client';

import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { PageThumbnail } from '#components/documents/page-thumbnail';
import { PdfParts } from '#components/documents/pdf-parts.ts';
import { documentsWords } from '#components/documents/words.ts';
import { ErrorState } from '#components/ui/error-state';

const words = documentsWords.viewer;

// It must be set where the components are used, because react-pdf sets its own value when it loads.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

// A document looks the same on every computer: a font that it leaves out comes from us, not from the system.
const options = { BinaryDataFactory: PdfParts, useSystemFonts: false };

type PdfDocumentProps = {
  file: Blob;
  page: number;
  pages: number;
  width: number;
  /** Beside the page there is room for a list of pages. */
  list: boolean;
  onPages: (pages: number) => void;
  onPage: (page: number) => void;
  failed: ReactNode;
  loading: ReactNode;
};

export function PdfDocument({
  file,
  page,
  pages,
  width,
  list,
  onPages,
  onPage,
  failed,
  loading,
}: PdfDocumentProps) {
  const [drawn, setDrawn] = useState(0);
  const [isLocked, setIsLocked] = useState(false);

  // The library asks for the password in a dialog that comes back whenever it is closed.
  function refuseLocked() {
    setIsLocked(true);
    throw new Error('The document is protected with a password.');
  }

  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={loading}
      error={isLocked ? <ErrorState title={words.notShown} detail={words.lockedDetail} /> : failed}
      onPassword={refuseLocked}
      onLoadSuccess={(loaded) => onPages(loaded.numPages)}
      externalLinkTarget="_blank"
      className="flex w-max min-w-full items-start gap-4 [&>.react-pdf\_\_message]:w-full"
    >
      {list && pages > 1 ? (
        <nav aria-label={words.pages} className="sticky start-0 top-0 shrink-0">
          <ol className="space-y-2">
            {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPage(number)}
                  className="block rounded-tile border-2 border-transparent p-0.5 text-center text-ink-2 text-tile aria-[current=page]:border-ink aria-[current=page]:text-ink"
                >
                  <PageThumbnail page={number} />
                  <span className="sr-only">{words.page} </span>
                  {number}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div
        className={clsx('mx-auto border border-rule bg-surface', drawn !== page && 'aspect-letter')}
        style={{ minWidth: width }}
      >
        <Page
          key={page}
          pageNumber={page}
          width={width}
          loading={loading}
          error={failed}
          onRenderSuccess={() => setDrawn(page)}
          onRenderError={() => setDrawn(page)}
        />
      </div>
    </Document>
  );
}
