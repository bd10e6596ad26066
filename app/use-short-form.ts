'use client';

import type { FormEvent } from 'react';
import type { SummaryError } from '#components/ui/error-summary';
import type { ActionResult } from '#lib/actions/action-result';
import { useSubmission } from './use-submission.ts';

/** One short form, sent by the browser's own submit: `onDone` returns 'leaves' where it leads to another page. */
export function useShortForm<T>(
  send: () => Promise<ActionResult<T> | SummaryError[]> | SummaryError[],
  onDone: (data: T) => unknown,
) {
  const form = useSubmission<[], T>(send, onDone);
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    return form.submit();
  }
  return { ...form, submit };
}
