'use client';

import { type ReactNode, useState } from 'react';
import type { ActionResult } from '#lib/actions/action-result';
import type { BothFactors } from '#lib/contract/second-factor';
import { HiddenUsername } from '../../../hidden-username.tsx';
import { CodeInput, PasswordInput } from '../../../secret-inputs.tsx';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security.factor;

type BothFactorsFormProps<T> = {
  email: string;
  detail: string;
  submit: string;
  /** Whether an authenticator app is set up. */
  asksCode?: boolean;
  send: (given: BothFactors) => Promise<ActionResult<T>>;
  onDone: (data: T) => void;
  children?: (errorOf: (name: string) => string | undefined) => ReactNode;
};

/** Asks for both factors before an action that somebody with a stolen session must not do. */
export function BothFactorsForm<T>({
  email,
  detail,
  submit,
  asksCode = true,
  send,
  onDone,
  children,
}: BothFactorsFormProps<T>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useShortForm(() => send({ password, one_time_code: code }), onDone);
  return (
    <>
      <p className="mb-4 text-ink-2">{detail}</p>
      <ShortForm form={form} submit={submit}>
        {children?.(form.errorOf)}
        <HiddenUsername email={email} />
        <PasswordInput
          label={words.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={form.errorOf('password')}
        />
        {asksCode ? (
          <CodeInput
            label={words.code}
            hint={words.codeHint}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={form.errorOf('one_time_code')}
          />
        ) : null}
      </ShortForm>
    </>
  );
}
