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
    <nav aria-label={uiWords.pages(label)} className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2">{range}</p>
      <div className="flex gap-2">
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
      </div>
    </nav>
  );
}
