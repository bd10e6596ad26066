'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { Notice } from '#components/ui/notice';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { requestEmailChange } from '../actions.ts';
import { BothFactorsForm } from '../security/both-factors-form.tsx';
import { profileWords as words } from './words.ts';

export function ChangeEmail({ mode, email, asksCode }: { mode: Mode; email: string; asksCode: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState('');
  const [sentTo, setSentTo] = useState<string>();

  function open(willOpen: boolean) {
    setOpen(willOpen);
    if (willOpen) setSentTo(undefined);
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={words.changeEmailTitle}
        onClick={() => open(true)}
      >
        {words.changeEmail}
      </Button>
      <Dialog title={words.changeEmailTitle} width="form" isOpen={isOpen} onOpenChange={open}>
        {sentTo ? (
          <Notice kind="done" announce title={words.linkSent(sentTo)}>
            {words.linkSentDetail(email)}
          </Notice>
        ) : (
          <BothFactorsForm
            email={email}
            detail={words.changeEmailDetail}
            submit={words.sendLink}
            asksCode={asksCode}
            send={({ password, one_time_code }) =>
              retryAction(requestEmailChange)(mode, {
                email: next,
                password,
                one_time_code: asksCode ? one_time_code : undefined,
              })
            }
            onDone={setSentTo}
          >
            {(errorOf) => (
              <TextInput
                name="email"
                type="email"
                label={words.newEmail}
                autoComplete="email"
                width="full"
                value={next}
                onChange={(event) => setNext(event.target.value)}
                error={errorOf('email')}
              />
            )}
          </BothFactorsForm>
        )}
      </Dialog>
    </>
  );
}
