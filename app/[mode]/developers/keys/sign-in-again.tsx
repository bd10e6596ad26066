'use client';

import type { SignInAgain } from '#lib/contract/second-factor';
import { CodeInput, PasswordInput } from '../../../secret-inputs.tsx';
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
      <PasswordInput
        label={words.password}
        value={given.password ?? ''}
        onChange={({ target }) => onChange({ ...given, password: target.value })}
        error={form.errorOf('password')}
      />
      {asksCode ? (
        <CodeInput
          label={words.code}
          hint={words.codeHint}
          value={given.one_time_code ?? ''}
          onChange={({ target }) => onChange({ ...given, one_time_code: target.value })}
          error={form.errorOf('one_time_code')}
        />
      ) : null}
    </>
  );
}
