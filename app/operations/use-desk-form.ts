'use client';

import type { SummaryError } from '#components/ui/error-summary';
import type { ActionResult } from '#lib/actions/action-result';
import type { Mode } from '#lib/contract/scalars';
import { useShortForm } from '../use-short-form.ts';
import { useDeskAct } from './use-desk-act.ts';

/** A form of the desk. `read` gives what is sent, or what is wrong with it; what was typed stays where it is refused. */
export function useDeskForm<Input extends object, Data>(
  action: (mode: Mode, input: Input) => Promise<ActionResult<Data>>,
  read: () => Input | SummaryError[],
  onDone: (data: Data) => void,
) {
  const { act } = useDeskAct(action);
  return useShortForm(() => {
    const given = read();
    return Array.isArray(given) ? given : act(given);
  }, onDone);
}
