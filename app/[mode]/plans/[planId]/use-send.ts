'use client';

import { useEffect, useState } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import type { ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { useOnward } from '../../../use-onward.ts';
import { useSubmission } from '../../../use-submission.ts';
import { planReviewWords } from './review/words.ts';

type Sending<Input, Data> = {
  mode: Mode;
  /** The plan, where it is sent only once as a whole. */
  sentOnce?: string;
  /** Safe to repeat: a filing is made once for each state. */
  action: (mode: Mode, input: Input) => Promise<ActionResult<Data>>;
  /** What is sent, or the errors for which nothing is. */
  read: () => Input | SummaryError[];
  /** The page that shows what became of it. */
  pageOf: (data: Data) => string;
};

// By plan. Whoever went Back while it was sent, and came forward again, sees that it is.
const sends = new Map<string, Promise<ActionResult<string>>>();

/** The press that files: it is repeated while no answer comes, which `waiting` says. A second press does nothing. */
export function useSend<Input extends object, Data>(sending: Sending<Input, Data>) {
  const { mode, sentOnce, action, read, pageOf } = sending;
  const onward = useOnward();
  const [waiting, setWaiting] = useState(false);
  const underWay = () => (sentOnce === undefined ? undefined : sends.get(sentOnce));
  const form = useSubmission(
    () => {
      const begun = underWay();
      if (begun) return begun;
      const given = read();
      if (Array.isArray(given)) return given;
      const begins = send(given);
      if (sentOnce !== undefined) sends.set(sentOnce, begins);
      return begins;
    },
    (page) => {
      onward.replace(page);
      return 'leaves';
    },
  );

  async function send(given: Input): Promise<ActionResult<string>> {
    const silence = {
      onSilence: () => setWaiting(true),
      words: { title: planReviewWords.noAnswer, detail: planReviewWords.noAnswerDetail },
    };
    const outcome = await retryAction(action, { silence })(mode, given);
    setWaiting(false);
    if (sentOnce !== undefined) sends.delete(sentOnce);
    return outcome.ok ? { ok: true, data: pageOf(outcome.data) } : outcome;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => {
    if (underWay()) void form.submit();
  }, []);

  return { ...form, waiting };
}
