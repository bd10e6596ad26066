'use client';

import { usePathname } from 'next/navigation';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import type { ActionProblem } from '#lib/actions/action-result';
import { paths } from '#lib/config/paths';
import { businessFormWords } from './words.ts';

/** What no question of the form can show: a session that ended, a service that is away, the unexpected. */
export function SaveRefusal({ problem }: { problem: ActionProblem | undefined }) {
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
            {businessFormWords.signIn}
          </LinkButton>
        ) : problem.code === 'precondition_failed' ? (
          <Button size="small" onClick={() => location.reload()}>
            {businessFormWords.reload}
          </Button>
        ) : null
      }
    >
      {problem.code === 'precondition_failed' ? businessFormWords.changed : problem.detail}
      {problem.requestId ? <RequestReference id={problem.requestId} /> : null}
    </Notice>
  );
}
