'use client';

import { useRef, useState } from 'react';
import { recordChanges } from '#components/businesses/record-changes.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Business, CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { useKeyOfBody } from '../../use-key-of-body.ts';
import { useOnward } from '../../use-onward.ts';
import { useSubmission } from '../../use-submission.ts';
import { createBusiness, updateBusiness } from './actions.ts';
import { businessFormWords } from './words.ts';

/**
 * Saves once, whatever is pressed meanwhile, and goes to the record with a word about what was done. `twin` is the record
 * of what was to be added, if there is one: the next press adds it all the same.
 */
export function useSaveBusiness(
  mode: Mode,
  before: Business | undefined,
  version: string | null,
  onSaved: () => void,
) {
  const onward = useOnward();
  const keyOf = useKeyOfBody();
  const [twin, setTwin] = useState<Business>();
  // Pressed again, the same is added whatever is on record: it may be there because an answer was lost.
  const pressed = useRef('');
  const { submit, problem, attempt, busy } = useSubmission(
    // The action itself checks the shape by the contract's schema; here it is only what the form gives.
    async (answers: Answers, metadata: Record<string, string>) => {
      setTwin(undefined);
      if (before) {
        const changes = recordChanges(before, answers, metadata) as UpdateBusinessRequest;
        const saved = await retryAction(updateBusiness)(mode, { ...changes, id: before.id, version });
        return saved.ok ? { ok: true, data: { isTwin: false, business: saved.data } } : saved;
      }
      const body = { ...(answers as CreateBusinessRequest), metadata };
      const key = keyOf(body);
      const evenIfOnRecord = pressed.current === key;
      pressed.current = key;
      return retryAction(createBusiness)(mode, { ...body, key, evenIfOnRecord });
    },
    ({ isTwin, business }) => {
      if (isTwin) return setTwin(business);
      const { id, legal_name } = business;
      onSaved();
      showToast(businessFormWords.saved(legal_name, before !== undefined));
      onward.push(paths.business(mode, id));
      return 'leaves';
    },
  );
  return { save: submit, problem, attempt, isBusy: busy, twin };
}
