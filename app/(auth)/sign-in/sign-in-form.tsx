'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { ErrorSummary, type SummaryError } from '#components/ui/error-summary';
import { LiveForm } from '#components/ui/live-form';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { refusalWords } from './refusal-words.ts';
import { trySignIn } from './try-sign-in.ts';
import { signInWords } from './words.ts';

type SignInFormProps = { next: string; refusedBy?: string };

export function SignInForm({ next, refusedBy }: SignInFormProps) {
  const [errors, setErrors] = useState<SummaryError[]>(
    refusedBy ? [{ message: refusalWords(refusedBy), name: 'email' }] : [],
  );
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const given = { email: String(form.get('email')).trim(), password: String(form.get('password')) };
    const missing = missingIn(given);
    setBusy(missing.length === 0);
    const refused = missing.length > 0 ? missing : [{ message: await trySignIn(given, next), name: 'email' }];
    setErrors(refused);
    setAttempt((count) => count + 1);
    setBusy(false);
  }

  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    // Without any script, the method keeps a password out of the address.
    <LiveForm method="post" noValidate onSubmit={submit} className="space-y-4">
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextInput
        name="email"
        type="email"
        label={signInWords.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        width="full"
        error={errorOf('email')}
      />
      <TextInput
        name="password"
        type="password"
        label={signInWords.password}
        autoComplete="current-password"
        required
        width="full"
        error={errorOf('password')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="primary" busy={busy}>
          {signInWords.title}
        </Button>
        <TextLink alone href={paths.forgotPassword}>
          {signInWords.forgot}
        </TextLink>
      </div>
    </LiveForm>
  );
}

function missingIn(given: { email: string; password: string }): SummaryError[] {
  return [
    ...(given.email ? [] : [{ name: 'email', message: signInWords.noEmail }]),
    ...(given.password ? [] : [{ name: 'password', message: signInWords.noPassword }]),
  ];
}
