'use client';

import { useEffect, useRef } from 'react';
import { noPageWords } from '#components/errors/no-page-words.ts';
import { useHere } from '#components/shell/use-here.ts';
import { useOnline } from '#components/shell/use-online.ts';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { SignInElsewhere } from '#components/ui/sign-in-elsewhere';
import { signedOutWords } from '#components/ui/signed-out-words.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';

type FormRefusalProps = {
  problem: ActionProblem | undefined;
  /** What is said, and offered, where somebody else changed the thing meanwhile. */
  changed?: { detail: string; reload: string };
  /** Whether what is typed outlives the page: otherwise signing in again must not leave it. */
  isDrafted?: boolean;
};

/** Why nothing was changed, where no field of the form can say it: focus moves there, as to the summary of errors. */
export function FormRefusal({ problem, changed, isDrafted = false }: FormRefusalProps) {
  const here = useHere();
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal must move focus though it says the same
  useEffect(() => box.current?.focus(), [problem]);

  if (!problem || problem.errors?.length || (problem.code === 'offline' && isOnline)) return null;
  const stale = problem.code === 'precondition_failed' ? changed : undefined;
  const isSignedOut = problem.code === 'unauthenticated';
  return (
    <Notice
      ref={box}
      kind="stop"
      announce
      title={problem.title}
      actions={
        isSignedOut && isDrafted ? (
          <LinkButton size="small" href={paths.signIn(here)}>
            {noPageWords.signIn}
          </LinkButton>
        ) : isSignedOut ? (
          <SignInElsewhere />
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
