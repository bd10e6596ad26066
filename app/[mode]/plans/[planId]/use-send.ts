'use client';

import { useState } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { useOnward } from '../../../use-onward.ts';
import { useSubmission } from '../../../use-submission.ts';
import { planReviewWords } from './review/words.ts';

type Sending<Input, Data> = {
  mode: Mode;
  /** Safe to repeat: a filing is made once for each state. */
  action: (mode: Mode, input: Input) => Promise<ActionResult<Data>>;
  /** What is sent, or the errors for which nothing is. */
  read: () => Input | SummaryError[];
  /** The page that shows what became of it. */
  pageOf: (data: Data) => string;
};

/** The press that files: it is repeated while no answer comes, which `waiting` says. A second press does nothing. */
export function useSend<Input extends object, Data>({ mode, action, read, pageOf }: Sending<Input, Data>) {
  const onward = useOnward();
  const [waiting, setWaiting] = useState(false);
  const form = useSubmission(
    async () => {
      const given = read();
      if (Array.isArray(given)) return given;
      const silence = {
        onSilence: () => setWaiting(true),
        words: { title: planReviewWords.noAnswer, detail: planReviewWords.noAnswerDetail },
      };
      const outcome = await retryAction(action, { silence })(mode, given);
      setWaiting(false);
      return outcome;
    },
    (data) => {
      onward.replace(pageOf(data));
      return 'leaves';
    },
  );
  return { ...form, waiting };
}
