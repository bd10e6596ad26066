'use client';

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

/** Saves once, whatever is pressed meanwhile, and goes to the record with a word about what was done. */
export function useSaveBusiness(
  mode: Mode,
  before: Business | undefined,
  version: string | null,
  onSaved: () => void,
) {
  const onward = useOnward();
  const keyOf = useKeyOfBody();
  const { submit, problem, attempt, busy } = useSubmission(
    // The action itself checks the shape by the contract's schema; here it is only what the form gives.
    (answers: Answers, metadata: Record<string, string>) => {
      if (before) {
        const changes = recordChanges(before, answers, metadata) as UpdateBusinessRequest;
        return retryAction(updateBusiness)(mode, { ...changes, id: before.id, version });
      }
      const body = { ...(answers as CreateBusinessRequest), metadata };
      return retryAction(createBusiness)(mode, { ...body, key: keyOf(body) });
    },
    ({ id, legal_name }) => {
      onSaved();
      showToast(businessFormWords.saved(legal_name, before !== undefined));
      onward.push(paths.business(mode, id));
      return 'leaves';
    },
  );
  return { save: submit, problem, attempt, isBusy: busy };
}
