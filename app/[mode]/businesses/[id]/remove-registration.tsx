'use client';

import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import { useOnward } from '../../../use-onward.ts';
import { updateBusiness } from '../actions.ts';
import { registrationWords as words } from '../words.ts';

/** For a registration that was entered here by mistake; no filing made it. */
export function RemoveRegistration({ registration, home }: { registration: Business; home: string }) {
  const onward = useOnward();
  const { id, mode, legal_name } = registration;
  const state = stateName(registration.registration_jurisdiction);

  async function remove() {
    const change = { id, registration_status: 'canceled', version: null } as const;
    const outcome = await retryAction(updateBusiness)(mode, change);
    if (!outcome.ok) return outcome.problem;
    showToast(words.removed(state));
    onward.replace(paths.business(mode, home));
    return undefined;
  }

  return (
    <ConfirmDialog
      trigger={words.remove}
      title={words.removeTitle(legal_name, state)}
      confirmLabel={words.remove}
      keepLabel={words.keep}
      onConfirm={remove}
    >
      <p>{words.removeDetail(state)}</p>
    </ConfirmDialog>
  );
}
