'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { leaveOrganization } from '../actions.ts';
import { profileWords as words } from './words.ts';

export function LeaveOrganization({ mode, organization }: { mode: Mode; organization: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.leave}
      </Button>
      <ConfirmQuestion
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.leaveTitle(organization)}
        confirmLabel={words.leave}
        keepLabel={words.stay}
        typeToConfirm={organization}
        onConfirm={async () => {
          const left = await retryAction(leaveOrganization)(mode, {});
          if (!left.ok) return left;
          window.location.assign(paths.signIn());
          return new Promise(() => {});
        }}
      >
        <p>{words.leaveDetail(organization)}</p>
      </ConfirmQuestion>
    </>
  );
}
