'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { PAGE_TITLE } from '#components/ui/page-title.ts';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { paths } from '#lib/config/paths';
import { ShortForm } from '../../short-form.tsx';
import { useShortForm } from '../../use-short-form.ts';
import { useLinkToken } from '../use-link-token.ts';
import { confirmEmailChange } from './actions.ts';
import { confirmEmailWords as words } from './words.ts';

/** Asks for a press: programs that read mail open its links, and must not use this one up. */
export function ConfirmForm() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useShortForm(
    () => confirmEmailChange({ token: token ?? '' }),
    () => setDone(true),
  );
  const end = isDone ? 'done' : endOf(form.problem?.code);
  const isOver = end !== null || token === '' || form.errorOf('token') !== undefined;

  useEffect(() => {
    if (end) focusWhenDrawn(PAGE_TITLE);
  }, [end]);

  return (
    <>
      <PageHeader title={words.title} description={isOver ? undefined : words.description} />
      {isOver ? (
        <Notice
          kind={isDone ? 'done' : 'stop'}
          announce
          title={words[end ?? 'over']}
          actions={<LinkButton href={paths.first}>{words.signIn}</LinkButton>}
        >
          {isDone ? words.doneDetail : end ? form.problem?.detail : words.notWhole}
        </Notice>
      ) : (
        <ShortForm form={form} submit={words.submit} />
      )}
    </>
  );
}

function endOf(code: string | undefined): 'over' | 'taken' | null {
  if (code === 'not_found') return 'over';
  return code === 'conflict' ? 'taken' : null;
}
