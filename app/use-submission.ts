'use client';

import { useRef, useState } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { useStillHere } from '#components/ui/use-still-here.ts';
import type { ActionProblem, ActionResult } from '#lib/actions/action-result';
import { lostAnswer } from '#lib/actions/lost-answer';

type Outcome<T> = ActionResult<T> | SummaryError[];

/**
 * The one way in which a form is submitted: once, whatever is pressed meanwhile, and then what was wrong. `send` returns
 * errors where nothing was sent. `onDone` returns 'leaves' where it leads to another page: no second press counts then.
 */
export function useSubmission<Given extends unknown[], T>(
  send: (...given: Given) => Promise<Outcome<T>> | Outcome<T>,
  onDone: (data: T) => unknown,
  atFirst: SummaryError[] = [],
) {
  const [problem, setProblem] = useState<ActionProblem>();
  const [errors, setErrors] = useState(atFirst);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const isHere = useStillHere();

  async function submit(...given: Given): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let leaves = false;
    try {
      leaves = settle(await answerOf(() => send(...given)));
    } finally {
      running.current = leaves;
      setBusy(leaves);
    }
  }

  function settle(outcome: Outcome<T>): boolean {
    const isDone = 'ok' in outcome && outcome.ok;
    const refusal = 'ok' in outcome && !outcome.ok ? outcome.problem : undefined;
    setProblem(refusal);
    if (refusal && !isHere()) showRefusal(refusal);
    // A form that stays after it was sent keeps nothing of an earlier refusal.
    setErrors('ok' in outcome ? summaryOf(refusal) : outcome);
    if (isDone) return onDone(outcome.data) === 'leaves';
    setAttempt((count) => count + 1);
    return false;
  }

  function forget(): void {
    setProblem(undefined);
    setErrors([]);
  }

  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return { submit, forget, problem, errors, attempt, busy, errorOf };
}

/** What came of it. Whatever else went wrong is reported, and shown as an answer that was lost. */
async function answerOf<T>(send: () => Promise<Outcome<T>> | Outcome<T>): Promise<Outcome<T>> {
  try {
    return await send();
  } catch (error) {
    reportError(error);
    return { ok: false, problem: lostAnswer };
  }
}

/** An entry of a list is corrected in the field that holds the list, where equal faults are said once. */
function summaryOf(problem: ActionProblem | undefined): SummaryError[] {
  const errors = (problem?.errors ?? []).map(({ pointer, detail }) => ({
    name: pointer.slice(1).replace(/\/\d+$/, ''),
    message: detail,
  }));
  return [...new Map(errors.map((error) => [`${error.name} ${error.message}`, error])).values()];
}
