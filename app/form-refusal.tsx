'use client';

import { usePathname } from 'next/navigation';
import { noPageWords } from '#components/errors/no-page-words.ts';
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
};

/** Why nothing was changed, where no field of the form can say it. */
export function FormRefusal({ problem, changed }: FormRefusalProps) {
  const here = usePathname();
  if (!problem || problem.errors?.length) return null;
  const stale = problem.code === 'precondition_failed' ? changed : undefined;
  return (
    <Notice
      kind="stop"
      announce
      title={problem.title}
      actions={
        problem.code === 'unauthenticated' ? (
          <LinkButton size="small" href={paths.signIn(here)}>
            {noPageWords.signIn}
          </LinkButton>
        ) : stale ? (
          <Button size="small" onClick={() => location.reload()}>
            {stale.reload}
          </Button>
        ) : null
      }
    >
      {stale?.detail ?? problem.detail}
      {problem.requestId ? <RequestReference id={problem.requestId} /> : null}
    </Notice>
  );
}
