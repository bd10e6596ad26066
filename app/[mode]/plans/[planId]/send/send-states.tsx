'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { useSubmission } from '../../../../use-submission.ts';
import { planReviewWords } from '../review/words.ts';
import { sendPlan } from './actions.ts';
import { planSendWords as words } from './words.ts';

type SendStatesProps = { mode: Mode; planId: string; version: number; codes: readonly string[] };

/** The one press that sends every state that is ready. A second press does nothing. */
export function SendStates({ mode, planId, version, codes }: SendStatesProps) {
  const router = useRouter();
  const [key] = useState(() => crypto.randomUUID());
  const [waiting, setWaiting] = useState(false);
  const { submit, problem, busy } = useSubmission(
    async () => {
      const silence = {
        onSilence: () => setWaiting(true),
        words: { title: planReviewWords.noAnswer, detail: planReviewWords.noAnswerDetail },
      };
      const given = { id: planId, version, key, jurisdictions: [...codes] };
      const outcome = await retryAction(sendPlan, { silence })(mode, given);
      setWaiting(false);
      return outcome;
    },
    (path) => {
      router.replace(path);
      return 'leaves';
    },
  );
  return (
    <Section title={words.sendTitle}>
      <ul className="mb-4 list-disc space-y-1 ps-5">
        <li>{words.own}</li>
        <li>{planReviewWords.once}</li>
        <li>{planReviewWords.cancelUntil}</li>
        {mode === 'test' ? <li>{planReviewWords.testMode}</li> : null}
      </ul>
      {problem ? (
        <div className="mb-4 max-w-form space-y-3">
          <ErrorState
            title={problem.title}
            detail={problem.detail}
            {...(problem.requestId && { requestId: problem.requestId })}
          />
          {problem.code === 'conflict' ? (
            <Button onClick={() => router.refresh()}>{planReviewWords.checkAgain}</Button>
          ) : null}
        </div>
      ) : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {codes.length > 0 ? (
          <Button variant="primary" size="large" busy={busy} onClick={() => submit()}>
            {words.send(codes.length)}
          </Button>
        ) : null}
        <LinkButton href={paths.plan(mode, planId)}>{words.back}</LinkButton>
        <p role="status" className="text-ink-2">
          {waiting ? planReviewWords.sendingAgain : ''}
        </p>
      </div>
    </Section>
  );
}
