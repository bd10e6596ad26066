'use client';

import { useState } from 'react';
import { TextInput } from '#components/ui/text-input';
import type { ActionResult } from '#lib/actions/action-result';
import type { BothFactors } from '#lib/contract/second-factor';
import { HiddenUsername } from '../../../hidden-username.tsx';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security.factor;

type BothFactorsFormProps<T> = {
  email: string;
  detail: string;
  submit: string;
  send: (given: BothFactors) => Promise<ActionResult<T>>;
  onDone: (data: T) => void;
};

export function BothFactorsForm<T>({ email, detail, submit, send, onDone }: BothFactorsFormProps<T>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useShortForm(() => send({ password, one_time_code: code }), onDone);
  return (
    <>
      <p className="mb-4 text-ink-2">{detail}</p>
      <ShortForm form={form} submit={submit}>
        <HiddenUsername email={email} />
        <TextInput
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          width="full"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={form.errorOf('password')}
        />
        <TextInput
          name="one_time_code"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          width="full"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={form.errorOf('one_time_code')}
        />
      </ShortForm>
    </>
  );
}
