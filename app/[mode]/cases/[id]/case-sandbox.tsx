'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import { Section } from '#components/ui/section';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Case } from '#lib/contract/case';
import { casePageWords } from '../words.ts';
import { reviewCase } from './actions.ts';

/** Test mode only: a reviewer's actions as buttons. A test answer is also reviewed automatically. */
export function CaseSandbox({ item }: { item: Case }) {
  const [refusal, setRefusal] = useState<ActionProblem>();
  const router = useRouter();

  async function review(outcome: 'resolved' | 'needs_response') {
    const result = await retryAction(reviewCase)('test', { id: item.id, outcome });
    setRefusal(result.ok ? undefined : result.problem);
    // Without a connection the page would be lost.
    if (result.ok || result.problem.status === 409) router.refresh();
  }

  return (
    <Section title={casePageWords.sandbox} id="sandbox" description={casePageWords.sandboxDetail}>
      <div className="space-y-2">
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => review('resolved')}>
            {item.status === 'under_review' ? casePageWords.accept : casePageWords.resolve}
          </Button>
          {item.status === 'under_review' ? (
            <Button size="small" onClick={() => review('needs_response')}>
              {casePageWords.askAgain}
            </Button>
          ) : null}
        </div>
        {refusal ? (
          <Notice kind="stop" announce>
            {refusal.detail}
            {refusal.requestId ? <RequestReference id={refusal.requestId} /> : null}
          </Notice>
        ) : null}
      </div>
    </Section>
  );
}
