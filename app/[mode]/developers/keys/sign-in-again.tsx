'use client';

import { TextInput } from '#components/ui/text-input';
import type { SignInAgain } from '#lib/contract/second-factor';
import type { useShortForm } from '../../../use-short-form.ts';
import { keyWords } from './words.ts';

type SignInAgainFieldsProps = {
  form: Pick<ReturnType<typeof useShortForm>, 'problem' | 'errorOf'>;
  given: SignInAgain;
  onChange: (given: SignInAgain) => void;
};

/** Shown once the service asks for them, and until the key is made. */
export function SignInAgainFields({ form, given, onChange }: SignInAgainFieldsProps) {
  const words = keyWords.again;
  const code = form.problem?.code;
  const asksCode = code === 'code_required' || given.one_time_code !== undefined;
  if (!asksCode && code !== 'sign_in_again' && given.password === undefined) return null;
  return (
    <>
      <TextInput
        name="password"
        type="password"
        label={words.password}
        autoComplete="current-password"
        width="full"
        value={given.password ?? ''}
        onChange={({ target }) => onChange({ ...given, password: target.value })}
        error={form.errorOf('password')}
      />
      {asksCode ? (
        <TextInput
          name="one_time_code"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          width="full"
          value={given.one_time_code ?? ''}
          onChange={({ target }) => onChange({ ...given, one_time_code: target.value })}
          error={form.errorOf('one_time_code')}
        />
      ) : null}
    </>
  );
}
