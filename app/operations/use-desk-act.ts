'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ActionProblem, ActionResult } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';

/** One action of the desk. If it is refused because the page is outdated, the page is refreshed. */
export function useDeskAct<Input, Data>(
  action: (mode: Mode, input: Input) => Promise<ActionResult<Data>>,
  onDone?: (data: Data) => void,
) {
  const router = useRouter();
  const [problem, setProblem] = useState<ActionProblem>();

  async function act(input: Input): Promise<ActionResult<Data>> {
    const outcome = await retryAction(action)('live', input);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok) onDone?.(outcome.data);
    else if (outcome.problem.status === 409) router.refresh();
    return outcome;
  }

  return { act, problem };
}
