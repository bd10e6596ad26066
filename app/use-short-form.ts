'use client';

import { type FormEvent, useState } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import type { ActionProblem, ActionResult } from '#lib/actions/action-result';

/** One short form: sends it once, keeps what was typed, and says what is wrong with which field. */
export function useShortForm<T>(
  send: () => Promise<ActionResult<T>> | SummaryError[],
  onDone: (data: T) => void,
) {
  const [problem, setProblem] = useState<ActionProblem>();
  const [errors, setErrors] = useState<SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sent = send();
    const outcome = Array.isArray(sent) ? null : await sent;
    setBusy(false);
    if (outcome?.ok) return onDone(outcome.data);
    setProblem(outcome?.problem);
    setErrors(Array.isArray(sent) ? sent : summaryOf(outcome?.problem));
    setAttempt((count) => count + 1);
  }

  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return { submit, problem, errors, attempt, busy, errorOf };
}

function summaryOf(problem: ActionProblem | undefined): SummaryError[] {
  return (problem?.errors ?? []).map(({ pointer, detail }) => ({ name: pointer.slice(1), message: detail }));
}
