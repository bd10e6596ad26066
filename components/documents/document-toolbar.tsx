'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Download, Maximize2, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentsWords } from '#components/documents/words.ts';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';

type DocumentToolbarProps = {
  title: ReactNode;
  page: number;
  pages: number;
  zoom: number;
  canZoom: boolean;
  /** Until then the controls only take their space. */
  isOpen: boolean;
  href: string;
  download: string;
  onPage: (page: number) => void;
  onZoom: (change: -1 | 1) => void;
  onClose?: () => void;
};

export function DocumentToolbar(props: DocumentToolbarProps) {
  const { title, page, pages, zoom, canZoom, isOpen, href, download, onPage, onZoom, onClose } = props;
  return (
    <div
      data-no-print=""
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-rule border-b bg-surface px-3 py-1.5 sm:gap-x-4"
    >
      <p className="min-w-0 flex-auto truncate font-semibold sm:flex-1 sm:basis-40">{title}</p>
      <div className="ms-auto flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
        {pages > 1 ? (
          <span className="flex items-center gap-1">
            <ToolButton label={documentsWords.viewer.previous} onClick={() => onPage(page - 1)}>
              <ChevronLeft size={16} aria-hidden="true" />
            </ToolButton>
            <span role="status" className="numeric px-1 text-ink-2 text-small">
              <span className="sr-only">{documentsWords.viewer.page} </span>
              {page} of {pages}
            </span>
            <ToolButton label={documentsWords.viewer.next} onClick={() => onPage(page + 1)}>
              <ChevronRight size={16} aria-hidden="true" />
            </ToolButton>
          </span>
        ) : null}
        {canZoom ? (
          <span className={clsx('flex items-center gap-1', !isOpen && 'invisible')}>
            <ToolButton label={documentsWords.viewer.smaller} onClick={() => onZoom(-1)}>
              <ZoomOut size={16} aria-hidden="true" />
            </ToolButton>
            <span role="status" className="numeric w-11 text-center text-ink-2 text-small">
              <span className="sr-only">{documentsWords.viewer.size} </span>
              {Math.round(zoom * 100)}%
            </span>
            <ToolButton label={documentsWords.viewer.larger} onClick={() => onZoom(1)}>
              <ZoomIn size={16} aria-hidden="true" />
            </ToolButton>
          </span>
        ) : null}
        <span className="flex items-center gap-1">
          <LinkButton
            href={href}
            target="_blank"
            variant="quiet"
            size="small"
            square
            title={documentsWords.viewer.fullView}
          >
            <Maximize2 size={16} aria-hidden="true" />
            <span className="sr-only">{documentsWords.viewer.fullViewTab}</span>
          </LinkButton>
          <LinkButton
            href={download}
            download
            variant="quiet"
            size="small"
            square
            title={documentsWords.viewer.download}
          >
            <Download size={16} aria-hidden="true" />
            <span className="sr-only">{documentsWords.viewer.download}</span>
          </LinkButton>
          {onClose ? (
            <ToolButton label={documentsWords.viewer.close} onClick={onClose}>
              <X size={16} aria-hidden="true" />
            </ToolButton>
          ) : null}
        </span>
      </div>
    </div>
  );
}

function ToolButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="quiet"
      size="small"
      square
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  );
}
