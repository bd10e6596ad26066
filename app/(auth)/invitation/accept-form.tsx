'use client';

import { useEffect, useState } from 'react';
import { fieldId } from '#components/ui/field-id.ts';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { TextInput } from '#components/ui/text-input';
import { TextLink } from '#components/ui/text-link';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { paths } from '#lib/config/paths';
import type { FoundInvitation } from '#lib/contract/invitation';
import { HiddenUsername } from '../../hidden-username.tsx';
import { CodeInput, PasswordInput } from '../../secret-inputs.tsx';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { refusalOf } from '../sign-in/refusal-words.ts';
import { trySignIn } from '../sign-in/try-sign-in.ts';
import { signInWords } from '../sign-in/words.ts';
import { acceptInvitation } from './actions.ts';
import { Over } from './over.tsx';
import { invitationWords } from './words.ts';

type AcceptFormProps = { token: string; invitation: FoundInvitation; onRefused: () => Promise<void> };

export function AcceptForm({ token, invitation, onRefused }: AcceptFormProps) {
  const { email, organization, is_known, is_named } = invitation;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [code, setCode] = useState('');
  const form = useShortForm(
    async () => {
      if (asksCode) return [await refusalOfCode({ email, password, one_time_code: code.trim() })];
      const accepted = await acceptInvitation({ token, password, ...(is_named ? {} : { name }) });
      // An earlier press may have used the link, whose answer was lost.
      if (!accepted.ok && accepted.problem.code !== 'not_found') {
        if (!is_known) await onRefused();
        return accepted;
      }
      // Whoever is signed in here would be led from the sign-in page to their own pages, without a word.
      const refusal = await trySignIn({ email, password }, paths.home('test'));
      if (refusal !== 'code_required') return accepted;
      setAsksCode(true);
      return [];
    },
    () => window.location.assign(paths.signIn()),
  );
  const over = form.problem?.code === 'not_found' ? form.problem.detail : undefined;

  useEffect(() => {
    if (over) focusWhenDrawn(PAGE_TITLE);
  }, [over]);

  useEffect(() => {
    if (asksCode) focusWhenDrawn(fieldId('one_time_code'));
  }, [asksCode]);

  if (over) return <Over detail={over} />;
  if (asksCode)
    return (
      <>
        <h2 className="font-semibold text-section">{invitationWords.joined(organization)}</h2>
        <p className="mt-1 mb-4 text-ink-2">{invitationWords.signInNow}</p>
        <ShortForm form={form} submit={signInWords.title}>
          <CodeInput
            label={signInWords.code}
            hint={signInWords.codeHint}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={form.errorOf('one_time_code')}
          />
        </ShortForm>
      </>
    );
  return (
    <>
      <h2 className="font-semibold text-section">{invitationWords.to(organization)}</h2>
      <p className="mt-1 mb-4 text-ink-2">
        {invitationWords[is_known ? 'asKnown' : is_named ? 'asNamed' : 'asNew']}{' '}
        <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
      <ShortForm form={form} submit={invitationWords.accept}>
        <HiddenUsername email={email} />
        {is_named ? null : (
          <TextInput
            name="name"
            label={invitationWords.name}
            hint={invitationWords.nameHint}
            autoComplete="name"
            width="full"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={form.errorOf('name')}
          />
        )}
        <PasswordInput
          label={is_known ? invitationWords.password : invitationWords.newPassword}
          isNew={!is_known}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={form.errorOf('password')}
        />
        {is_known ? <TextLink href={paths.forgotPassword}>{invitationWords.forgot}</TextLink> : null}
      </ShortForm>
    </>
  );
}

/** It returns only if the sign-in was refused. */
async function refusalOfCode(given: { email: string; password: string; one_time_code: string }) {
  if (!given.one_time_code) return { name: 'one_time_code', message: signInWords.noCode };
  return refusalOf(await trySignIn(given, paths.home('test')));
}
