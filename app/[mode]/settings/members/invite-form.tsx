'use client';

import { useState } from 'react';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { inviteMember } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { RolesField } from './roles-field.tsx';

const words = settingsWords.members;

export function InviteForm({ mode, onDone }: { mode: Mode; onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Role[]>(['preparer']);
  const form = useShortForm(
    () => retryAction(inviteMember)(mode, { email, roles }),
    (invitation) => {
      showToast(words.sent(invitation.email));
      onDone();
    },
  );
  return (
    <>
      <p className="mb-4 text-ink-2">{words.inviteDetail}</p>
      <ShortForm form={form} submit={words.send}>
        <TextInput
          name="email"
          type="email"
          label={words.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="full"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={form.errorOf('email')}
        />
        <RolesField chosen={roles} onChange={setRoles} error={form.errorOf('roles')} />
      </ShortForm>
    </>
  );
}
