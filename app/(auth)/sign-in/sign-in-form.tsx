'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorSummary, type SummaryError } from '#components/ui/error-summary';
import { fieldId } from '#components/ui/field-id.ts';
import { LiveForm } from '#components/ui/live-form';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { paths } from '#lib/config/paths';
import { CodeInput, PasswordInput } from '../../secret-inputs.tsx';
import { useSubmission } from '../../use-submission.ts';
import { keepTypedEmail, typedEmail } from '../typed-email.ts';
import { refusalOf } from './refusal-words.ts';
import { tryElsewhere, tryPasskey, trySignIn } from './try-sign-in.ts';
import { signInWords } from './words.ts';

type SignInFormProps = { next: string; refusedBy?: string; singleSignOn: boolean; passkeys: boolean };

/** After the right password it may ask for a code, and then sends all three together: there is no half-open session. */
export function SignInForm({ next, refusedBy, singleSignOn, passkeys }: SignInFormProps) {
  const form = useSubmission(
    (send: () => Promise<SummaryError[]>) => send(),
    () => undefined,
    refusedBy ? [refusalOf(refusedBy)] : [],
  );
  const [asksCode, setAsksCode] = useState(false);
  const first = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asksCode) document.getElementById(fieldId('one_time_code'))?.focus();
  }, [asksCode]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const given = {
      email: String(typed.get('email')).trim(),
      password: String(typed.get('password')),
      ...(asksCode && { one_time_code: String(typed.get('one_time_code')).trim() }),
    };
    const missing = missingIn(given);
    void form.submit(async () => (missing.length > 0 ? missing : refused(await trySignIn(given, next))));
  }

  function refused(code: string): SummaryError[] {
    const stays = code === 'code_required' || (asksCode && code !== 'unauthenticated');
    setAsksCode(stays);
    if (code === 'code_required') return [];
    return [refusalOf(code)];
  }

  const askDevice = () => form.submit(async () => refused(await tryPasskey(next)));

  const goElsewhere = () =>
    form.submit(async () => {
      const email = typedEmail();
      return [email === '' ? missingEmail : await tryElsewhere(email, next)];
    });

  function startOver() {
    for (const input of first.current?.querySelectorAll('input') ?? []) input.value = '';
    setAsksCode(false);
    form.forget();
    focusWhenDrawn(fieldId('email'));
  }

  return (
    // Without any script, the method keeps a password out of the address.
    <LiveForm method="post" noValidate onSubmit={submit} className="space-y-4">
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div ref={first} hidden={asksCode} className="space-y-4">
        <TextInput
          name="email"
          type="email"
          label={signInWords.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          width="full"
          error={form.errorOf('email')}
        />
        <PasswordInput label={signInWords.password} required error={form.errorOf('password')} />
      </div>
      {asksCode ? (
        <CodeInput
          label={signInWords.code}
          hint={signInWords.codeHint}
          required
          error={form.errorOf('one_time_code')}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {signInWords.title}
        </Button>
        {asksCode ? (
          <Button variant="quiet" onClick={startOver}>
            {signInWords.startOver}
          </Button>
        ) : (
          <TextLink alone href={paths.forgotPassword} onClick={keepTypedEmail}>
            {signInWords.forgot}
          </TextLink>
        )}
      </div>
      {passkeys && !asksCode ? (
        <Button wide onClick={askDevice}>
          {signInWords.passkey}
        </Button>
      ) : null}
      {singleSignOn && !asksCode ? (
        <Button wide onClick={goElsewhere}>
          {signInWords.singleSignOn}
        </Button>
      ) : null}
    </LiveForm>
  );
}

const missingEmail: SummaryError = { name: 'email', message: signInWords.noEmail };

function missingIn(given: { email: string; password: string; one_time_code?: string }): SummaryError[] {
  return [
    ...(given.email ? [] : [missingEmail]),
    ...(given.password ? [] : [{ name: 'password', message: signInWords.noPassword }]),
    ...(given.one_time_code === '' ? [{ name: 'one_time_code', message: signInWords.noCode }] : []),
  ];
}
