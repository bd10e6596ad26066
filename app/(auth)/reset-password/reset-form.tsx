'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { paths } from '#lib/config/paths';
import { PasswordInput } from '../../secret-inputs.tsx';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { useLinkToken } from '../use-link-token.ts';
import { resetPassword } from './actions.ts';
import { resetWords } from './words.ts';

export function ResetForm() {
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useShortForm(
    () => resetPassword({ token: token ?? '', password }),
    () => setDone(true),
  );
  const over = form.problem?.code === 'not_found' ? form.problem.detail : undefined;
  const isOver = over !== undefined || token === '' || form.errorOf('token') !== undefined;

  useEffect(() => {
    if (isDone || over) focusWhenDrawn(PAGE_TITLE);
  }, [isDone, over]);

  const ended = isDone ? (
    <Notice
      kind="done"
      announce
      title={resetWords.done}
      actions={<LinkButton href={paths.signIn()}>{resetWords.signIn}</LinkButton>}
    >
      {resetWords.doneDetail}
    </Notice>
  ) : isOver ? (
    <Notice
      kind="stop"
      announce
      title={resetWords.over}
      actions={
        <>
          {over ? <LinkButton href={paths.signIn()}>{resetWords.signIn}</LinkButton> : null}
          <LinkButton href={paths.forgotPassword}>{resetWords.again}</LinkButton>
        </>
      }
    >
      {over ?? resetWords.notWhole}
    </Notice>
  ) : null;
  return (
    <>
      <PageHeader title={resetWords.title} description={ended ? undefined : resetWords.description} />
      {ended ?? (
        <ShortForm form={form} submit={resetWords.submit}>
          <PasswordInput
            label={resetWords.password}
            isNew
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={form.errorOf('password')}
          />
        </ShortForm>
      )}
    </>
  );
}
