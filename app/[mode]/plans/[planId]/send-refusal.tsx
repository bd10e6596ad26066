'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { signedOutWords } from '#components/ui/signed-out-words.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { refusalOnScreen } from '../../refusal-on-screen.ts';
import { planReviewWords } from './review/words.ts';

type SendRefusalProps = { mode: Mode; problem: ActionProblem; onCheckAgain: () => void };

/** Why nothing was sent, and what leads on from there. It goes with the page that it was about. */
export function SendRefusal({ mode, problem, onCheckAgain }: SendRefusalProps) {
  const router = useRouter();
  const [checking, startChecking] = useTransition();
  const checkAgain = () => {
    focusPageTitle();
    startChecking(() => {
      router.refresh();
      onCheckAgain();
    });
  };
  const isSignedOut = problem.code === 'unauthenticated';
  const existing = problem.existing_registration?.filing_id ?? problem.existing_filing_id;
  return (
    <div className="mb-4 max-w-form space-y-3">
      <ErrorState
        {...refusalOnScreen(problem)}
        {...(isSignedOut && { detail: signedOutWords.detail })}
        {...(problem.requestId && { requestId: problem.requestId })}
      />
      {isSignedOut ? (
        <LinkButton href={paths.signIn()} target="_blank">
          {signedOutWords.signIn}
        </LinkButton>
      ) : null}
      {existing ? (
        <LinkButton href={paths.filing(mode, existing)}>{planReviewWords.openFiling}</LinkButton>
      ) : null}
      {problem.code === 'conflict' || problem.errors || problem.missing ? (
        <Button busy={checking} onClick={checkAgain}>
          {planReviewWords.checkAgain}
        </Button>
      ) : null}
    </div>
  );
}
