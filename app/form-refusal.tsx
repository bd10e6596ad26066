'use client';

import { usePathname } from 'next/navigation';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';

/** Why nothing was changed, where no field of the form can say it. */
export function FormRefusal({ problem }: { problem: ActionProblem | undefined }) {
  const here = usePathname();
  if (!problem || problem.errors?.length) return null;
  return (
    <Notice
      kind="stop"
      announce
      title={problem.title}
      actions={
        problem.code === 'unauthenticated' ? (
          <LinkButton size="small" href={paths.signIn(here)}>
            Sign in
          </LinkButton>
        ) : null
      }
    >
      {problem.detail}
      {problem.requestId ? <RequestReference id={problem.requestId} /> : null}
    </Notice>
  );
}
