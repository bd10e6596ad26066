'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { updateOrganization } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security.rule;

type OrganizationRuleProps = { mode: Mode; organization: string; isRequired: boolean };

export function OrganizationRule({ mode, organization, isRequired }: OrganizationRuleProps) {
  const [isOpen, setOpen] = useState(false);
  const act = isRequired ? words.release : words.require;
  return (
    <div className="mt-3 space-y-3">
      <p>{isRequired ? words.required : words.optional}</p>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <ConfirmQuestion
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={isRequired ? words.releaseTitle(organization) : words.requireTitle(organization)}
        confirmLabel={act}
        onConfirm={async () => {
          const done = await retryAction(updateOrganization)(mode, { requires_second_factor: !isRequired });
          return done.ok ? undefined : done.problem;
        }}
      >
        <p>{isRequired ? words.releaseDetail : words.requireDetail}</p>
      </ConfirmQuestion>
    </div>
  );
}
