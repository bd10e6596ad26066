'use client';

import { noPageWords } from '#components/errors/no-page-words.ts';
import { signedOutWords } from '#components/errors/signed-out-words.ts';
import { useHere } from '#components/shell/use-here.ts';
import { useOnline } from '#components/shell/use-online.ts';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';

type FormRefusalProps = {
  problem: ActionProblem | undefined;
  /** What is said, and offered, where somebody else changed the thing meanwhile. */
  changed?: { detail: string; reload: string };
  /** Whether what is typed outlives the page: otherwise signing in again must not leave it. */
  isDrafted?: boolean;
};

/** Why nothing was changed, where no field of the form can say it. */
export function FormRefusal({ problem, changed, isDrafted = false }: FormRefusalProps) {
  const here = useHere();
  const isOnline = useOnline();
  if (!problem || problem.errors?.length || (problem.code === 'offline' && isOnline)) return null;
  const stale = problem.code === 'precondition_failed' ? changed : undefined;
  const isSignedOut = problem.code === 'unauthenticated';
  return (
    <Notice
      kind="stop"
      announce
      title={problem.title}
      actions={
        isSignedOut && isDrafted ? (
          <LinkButton size="small" href={paths.signIn(here)}>
            {noPageWords.signIn}
          </LinkButton>
        ) : isSignedOut ? (
          <LinkButton size="small" href={paths.signIn()} target="_blank">
            {signedOutWords.signIn}
          </LinkButton>
        ) : stale ? (
          <Button size="small" onClick={() => location.reload()}>
            {stale.reload}
          </Button>
        ) : null
      }
    >
      {isSignedOut && !isDrafted ? signedOutWords.detail : (stale?.detail ?? problem.detail)}
      {problem.requestId ? <RequestReference id={problem.requestId} /> : null}
    </Notice>
  );
}
