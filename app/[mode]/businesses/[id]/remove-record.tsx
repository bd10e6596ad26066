'use client';

import { stateName } from '#components/filings/state-name.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import { useOnward } from '../../../use-onward.ts';
import { updateBusiness } from '../actions.ts';
import { registrationWords, removalOf } from '../words.ts';

/** For a record that was entered here by mistake; no filing made it. */
export function RemoveRecord({ business }: { business: Business }) {
  const onward = useOnward();
  const { id, mode, legal_name, registration_jurisdiction, formation_business_id: home } = business;
  const words = home
    ? registrationWords.removal(legal_name, stateName(registration_jurisdiction))
    : removalOf(legal_name);

  async function remove() {
    const change = { id, registration_status: 'canceled', version: null } as const;
    const outcome = await retryAction(updateBusiness)(mode, change);
    if (outcome.ok) {
      showToast(words.removed);
      onward.replace(home ? paths.business(mode, home) : paths.businesses(mode));
    }
    return outcome;
  }

  return (
    <ConfirmDialog
      trigger={words.remove}
      triggerVariant={home ? 'secondary' : 'quiet'}
      title={words.title}
      confirmLabel={words.remove}
      keepLabel={words.keep}
      onConfirm={remove}
    >
      <p>{words.detail}</p>
    </ConfirmDialog>
  );
}
