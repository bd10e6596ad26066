'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { showToast } from '#components/ui/show-toast.ts';
import type { Mode } from '#lib/contract/scalars';
import { removePasskey } from '../actions.ts';
import { settingsWords } from '../words.ts';
import { BothFactorsForm } from './both-factors-form.tsx';

const words = settingsWords.security.passkeys;

type RemovePasskeyProps = { mode: Mode; email: string; id: string; name: string; asksCode: boolean };

export function RemovePasskey({ mode, email, id, name, asksCode }: RemovePasskeyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={words.removeLabel(name)}
        onClick={() => setOpen(true)}
      >
        {words.remove}
      </Button>
      <Dialog title={words.removeTitle(name)} width="form" isOpen={isOpen} onOpenChange={setOpen}>
        <BothFactorsForm
          email={email}
          detail={words.removeDetail}
          submit={words.remove}
          asksCode={asksCode}
          send={({ password, one_time_code }) =>
            removePasskey(mode, { id, password, one_time_code: asksCode ? one_time_code : undefined })
          }
          onDone={() => {
            setOpen(false);
            showToast(words.removed);
          }}
        />
      </Dialog>
    </>
  );
}
