'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { LinkButton } from '#components/ui/link-button';
import { uiWords } from '#components/ui/words.ts';

type NeighborsProps = {
  /** What the links lead to: "case". */
  subject: string;
  /** The name of the list that they go through: "Cases that need an answer". */
  label: string;
  previousHref: string | undefined;
  nextHref: string | undefined;
  /** Where this one stands in the list: "2 of 7". */
  place?: string | undefined;
};

/** Links to what stands before and after this one in a list. Keys: [ and ]. */
export function Neighbors({ subject, label, previousHref, nextHref, place }: NeighborsProps) {
  const router = useRouter();
  useSingleKeys({
    '[': previousHref ? () => router.push(previousHref) : undefined,
    ']': nextHref ? () => router.push(nextHref) : undefined,
  });
  if (!previousHref && !nextHref) return null;
  return (
    <nav aria-label={label} className="flex items-center gap-2">
      {place ? <span className="text-ink-2">{place}</span> : null}
      {previousHref ? (
        <LinkButton
          href={previousHref}
          size="small"
          title={uiWords.previousKey(subject)}
          icon={<ChevronLeft size={14} aria-hidden="true" />}
        >
          {uiWords.previous}
          <span className="sr-only"> {subject}</span>
        </LinkButton>
      ) : null}
      {nextHref ? (
        <LinkButton href={nextHref} size="small" title={uiWords.nextKey(subject)}>
          {uiWords.next}
          <span className="sr-only"> {subject}</span>
          <ChevronRight size={14} aria-hidden="true" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
