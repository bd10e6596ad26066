'use client';

import { useState } from 'react';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { HiddenUsername } from '../../../hidden-username.tsx';
import { PasswordInput } from '../../../secret-inputs.tsx';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { changePassword } from '../actions.ts';
import { profileWords as words } from './words.ts';

export function PasswordForm({ mode, email }: { mode: Mode; email: string }) {
  const [current_password, setCurrent] = useState('');
  const [new_password, setNext] = useState('');
  const form = useShortForm(
    () => retryAction(changePassword)(mode, { current_password, new_password }),
    () => {
      window.location.assign(paths.signIn());
      return 'leaves';
    },
  );
  return (
    <ShortForm form={form} submit={words.change}>
      <HiddenUsername email={email} />
      <PasswordInput
        name="current_password"
        label={words.current}
        value={current_password}
        onChange={(event) => setCurrent(event.target.value)}
        error={form.errorOf('current_password')}
      />
      <PasswordInput
        name="new_password"
        label={words.next}
        isNew
        value={new_password}
        onChange={(event) => setNext(event.target.value)}
        error={form.errorOf('new_password')}
      />
    </ShortForm>
  );
}
