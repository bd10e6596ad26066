'use client';

import { useState } from 'react';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { HiddenUsername } from '../../../hidden-username.tsx';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { changePassword } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.profile;

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
      <TextInput
        name="current_password"
        type="password"
        label={words.current}
        autoComplete="current-password"
        width="full"
        value={current_password}
        onChange={(event) => setCurrent(event.target.value)}
        error={form.errorOf('current_password')}
      />
      <TextInput
        name="new_password"
        type="password"
        label={words.next}
        hint={words.nextHint}
        autoComplete="new-password"
        width="full"
        value={new_password}
        onChange={(event) => setNext(event.target.value)}
        error={form.errorOf('new_password')}
      />
    </ShortForm>
  );
}
