'use client';

import type { SummaryError } from '#components/ui/error-summary';
import type { ActionResult } from '#lib/actions/action-result';
import type { Mode } from '#lib/contract/scalars';
import { useShortForm } from '../use-short-form.ts';
import { useDeskAct } from './use-desk-act.ts';

/** A form of the desk. `read` returns the input or its errors; typed text stays after a refusal. */
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
