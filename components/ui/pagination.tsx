import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { uiWords } from '#components/ui/words.ts';

type PaginationProps = {
  /** What is paged: "Filings". */
  label: string;
  /** "1 to 50 of 148". */
  range?: ReactNode;
  newerHref?: string;
  olderHref?: string;
};

export function Pagination({ label, range, newerHref, olderHref }: PaginationProps) {
  if (!newerHref && !olderHref && !range) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      {/* Beside what only a screen can do, so that a printed page says what is not on it. */}
      <p className="text-ink-2">{range}</p>
      {newerHref || olderHref ? (
        <nav aria-label={uiWords.pages(label)} className="flex gap-2">
          {newerHref ? (
            <LinkButton href={newerHref} size="small" icon={<ArrowLeft size={14} aria-hidden="true" />}>
              {uiWords.newer}
            </LinkButton>
          ) : null}
          {olderHref ? (
            <LinkButton href={olderHref} size="small">
              {uiWords.older}
              <ArrowRight size={14} aria-hidden="true" />
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
