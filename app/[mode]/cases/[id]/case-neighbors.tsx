'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { LinkButton } from '#components/ui/link-button';
import { casePageWords } from '../words.ts';

type CaseNeighborsProps = { previousHref?: string; nextHref?: string; place?: string };

/** To the case that is due before and after this one. Keys: [ and ]. */
export function CaseNeighbors({ previousHref, nextHref, place }: CaseNeighborsProps) {
  const router = useRouter();
  useSingleKeys({
    '[': previousHref ? () => router.push(previousHref) : undefined,
    ']': nextHref ? () => router.push(nextHref) : undefined,
  });
  if (!previousHref && !nextHref) return null;
  return (
    <nav aria-label={casePageWords.neighbors} className="flex items-center gap-2">
      {place ? <span className="text-ink-2">{place}</span> : null}
      {previousHref ? (
        <LinkButton
          href={previousHref}
          size="small"
          title={casePageWords.previousKey}
          icon={<ChevronLeft size={14} aria-hidden="true" />}
        >
          {casePageWords.previous}
          <span className="sr-only"> case</span>
        </LinkButton>
      ) : null}
      {nextHref ? (
        <LinkButton href={nextHref} size="small" title={casePageWords.nextKey}>
          {casePageWords.next}
          <span className="sr-only"> case</span>
          <ChevronRight size={14} aria-hidden="true" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
