'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { LinkButton } from '#components/ui/link-button';
import { approvalPageWords as words } from '../words.ts';

type ApprovalNeighborsProps = { previousHref: string | undefined; nextHref: string | undefined };

/** To what waits before and after this one. Keys: [ and ]. */
export function ApprovalNeighbors({ previousHref, nextHref }: ApprovalNeighborsProps) {
  const router = useRouter();
  useSingleKeys({
    '[': previousHref ? () => router.push(previousHref) : undefined,
    ']': nextHref ? () => router.push(nextHref) : undefined,
  });
  if (!previousHref && !nextHref) return null;
  return (
    <nav aria-label={words.neighbors} className="flex items-center gap-2">
      {previousHref ? (
        <LinkButton
          href={previousHref}
          size="small"
          title={words.previousKey}
          icon={<ChevronLeft size={14} aria-hidden="true" />}
        >
          {words.previous}
          <span className="sr-only"> {words.approval}</span>
        </LinkButton>
      ) : null}
      {nextHref ? (
        <LinkButton href={nextHref} size="small" title={words.nextKey}>
          {words.next}
          <span className="sr-only"> {words.approval}</span>
          <ChevronRight size={14} aria-hidden="true" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
