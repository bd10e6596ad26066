'use client';

import { useRef, useState } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import type { ActionProblem, ActionResult } from '#lib/actions/action-result';

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

  async function submit(...given: Given): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let leaves = false;
    try {
      leaves = settle(await send(...given));
    } finally {
      running.current = leaves;
      setBusy(leaves);
    }
  }

  function settle(outcome: Outcome<T>): boolean {
    if ('ok' in outcome && outcome.ok) return onDone(outcome.data) === 'leaves';
    setProblem('ok' in outcome ? outcome.problem : undefined);
    setErrors('ok' in outcome ? summaryOf(outcome.problem) : outcome);
    setAttempt((count) => count + 1);
    return false;
  }

  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return { submit, problem, errors, attempt, busy, errorOf };
}

function summaryOf({ errors = [] }: ActionProblem): SummaryError[] {
  return errors.map(({ pointer, detail }) => ({ name: pointer.slice(1), message: detail }));
}
