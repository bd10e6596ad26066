'use client';

import { useState } from 'react';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { formatInstant } from '#components/ui/format-time.ts';
import { Notice } from '#components/ui/notice';
import { useTimeZone } from '#components/ui/time-zone';
import type { ActionProblem } from '#lib/actions/action-result';
import { endedStatuses } from '#lib/rules/filing/filing-state';
import { FormRefusal } from '../form-refusal.tsx';
import { useHolderOfPage } from './holder-of-page.tsx';
import { deskWords } from './words.ts';

type DeskRefusalProps = {
  problem: ActionProblem | undefined;
  /** The page says it by itself. */
  isSaid?: boolean;
};

/** Why nothing was changed: who has claimed the filing, or its current status. */
export function DeskRefusal({ problem, isSaid = false }: DeskRefusalProps) {
  const timeZone = useTimeZone();
  const holder = useHolderOfPage();
  const [shown, setShown] = useState<ActionProblem>();
  const holds = problem?.claim !== undefined && problem.claim.by.id === holder;
  if (holds && shown !== problem) setShown(problem);
  // The page has shown the claim that was in the way, and shows by now that it is gone.
  if (isSaid || (problem && shown === problem && !holds)) return null;
  if (problem?.code === 'filing_claimed' && problem.claim) {
    const { by, since } = problem.claim;
    return (
      <Notice kind="stop" announce title={deskWords.claimedBy(by.name)}>
        {deskWords.claimedSince(by.name, formatInstant(since, timeZone))}
      </Notice>
    );
  }
  if (problem?.code === 'stale_filing' && problem.filing_status) {
    // No form is left where something could still stand.
    const words = endedStatuses.some((ended) => ended === problem.filing_status)
      ? deskWords.staleEnd
      : deskWords.stale;
    return (
      <Notice kind="stop" announce title={deskWords.staleTitle}>
        {words(statusWord(problem.filing_status))}
      </Notice>
    );
  }
  return <FormRefusal problem={problem} />;
}

function statusWord(status: string): string {
  const mark = Object.entries(FILING_MARKS).find(([name]) => name === status)?.[1];
  return (mark?.word ?? status).toLowerCase();
}
