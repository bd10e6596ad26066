'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { recordChanges } from '#components/businesses/record-changes.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Business, CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { createBusiness, updateBusiness } from './actions.ts';
import { businessFormWords } from './words.ts';

/** Saves once, whatever is pressed meanwhile, and goes to the record with a word about what was done. */
export function useSaveBusiness(
  mode: Mode,
  before: Business | undefined,
  version: string | null,
  onSaved: () => void,
) {
  const [problem, setProblem] = useState<ActionProblem>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const router = useRouter();

  async function save(answers: Answers, metadata: Record<string, string>) {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    // The action itself checks the shape by the contract's schema; here it is only what the form gives.
    const outcome = before
      ? await retryAction(updateBusiness)(mode, {
          ...(recordChanges(before, answers, metadata) as UpdateBusinessRequest),
          id: before.id,
          version,
        })
      : await retryAction(createBusiness)(mode, { ...(answers as CreateBusinessRequest), metadata });
    if (outcome.ok) {
      onSaved();
      showToast(businessFormWords.saved(outcome.data.legal_name, before !== undefined));
      return router.push(paths.business(mode, outcome.data.id));
    }
    isSending.current = false;
    setIsBusy(false);
    setProblem(outcome.problem);
    setAttempt((count) => count + 1);
  }

  return { save, problem, attempt, isBusy };
}
